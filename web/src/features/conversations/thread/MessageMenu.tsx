import type { Message } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../ui/overlays/ActionMenu'
import { useMenuItems } from './use-menu-items'
import type { Viewer } from './viewer'

type Props = {
  at: { x: number; y: number }
  message: Message
  isInHand: boolean
  viewer: Viewer
  onClose: () => void
}

/** The menu on a message. */
export function MessageMenu({ at, onClose, ...options }: Props) {
  const { t } = useTranslation()
  const items = useMenuItems(options)
  return <ActionMenu at={at} label={t('message_acts.title')} items={items} onClose={onClose} />
}
