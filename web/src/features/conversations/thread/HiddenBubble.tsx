import type { Message } from '@panel/contract'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import styles from './MessageItem.module.css'

type Props = { hidden: NonNullable<Message['hidden']>; onShow: () => void; children: ReactNode }

/** Replaces a hidden message: who hid it and why, with a button to show it. */
export function HiddenBubble({ hidden, onShow, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={`${styles.bubble} ${styles.void}`}>
      {children}
      <IconEyeOff size={14} stroke={1.75} aria-hidden="true" />
      <span dir="auto">{words()}</span>
      <Button size="small" look="quiet" data-show onClick={onShow}>
        {t('mark.show')}
      </Button>
    </div>
  )

  function words() {
    const { reason } = hidden
    const { name } = hidden.by
    if (name !== null)
      return reason ? t('mark.hidden_by_because', { name, reason }) : t('mark.hidden_by', { name })
    return reason ? t('mark.hidden_because', { reason }) : t('mark.hidden')
  }
}
