import type { Message } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { useTranslation } from 'react-i18next'
import { offer } from '../../../ui/actions/actions'
import type { MenuItem } from '../../../ui/overlays/ActionMenu'
import { useUser } from '../../settings/user-query'
import { photoOf } from './attachments/photo'
import {
  copyText,
  coverPhoto,
  deleteMessage,
  hide,
  highlight,
  isWriter,
  openPhoto,
  reportMessage,
  saveFact,
} from './message-actions'
import { useCovers } from './shown-photos'
import type { Viewer } from './viewer'

type Options = { message: Message; isInHand: boolean; viewer: Viewer }

/** The items of the menu of a message. Only those are left out that the role may never do. */
export function useMenuItems({ message, isInHand, viewer }: Options): MenuItem[] {
  const { t } = useTranslation()
  const user = useUser()
  const { isCoverable, isCovered } = useCovers()
  const target = { message, isInHand, user, viewer }
  const hasPhoto = photoOf(message) !== undefined
  const hasText = message.text !== ''
  const mayEverDelete = isWriter(target) || hasRight(user.scope, 'other_chats.reports')
  const items: (MenuItem | false)[] = [
    hasPhoto && { action: offer(t, openPhoto, target) },
    hasPhoto && isCoverable(message) && !isCovered(message) && { action: offer(t, coverPhoto, target) },
    { action: offer(t, highlight, target) },
    { action: offer(t, hide, target) },
    hasText && { action: offer(t, copyText, target) },
    hasText && { action: offer(t, saveFact, target) },
    mayEverDelete && { action: offer(t, deleteMessage, target), isDanger: true, hasSeparator: true },
    { action: offer(t, reportMessage, target), isDanger: true, hasSeparator: !mayEverDelete },
  ]
  return items.filter((item) => item !== false)
}
