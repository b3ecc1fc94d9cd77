import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastQueue } from 'react-stately/useToastState'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { undo } from '../../../ui/overlays/toast-actions'
import { toastQueue } from '../../../ui/overlays/toasts'
import { useOwnNow } from '../../../ui/words/now'
import styles from './UndoStrip.module.css'

type Props = {
  /** Until when it can be undone, by the browser's clock; and for how many seconds in all. */
  until: number
  seconds: number
  onUndo: () => void
  /** What was done. */
  children: ReactNode
}

/** Says under the head of a chat, over its oldest messages, what was done, and undoes it until its time is over. */
export function UndoStrip({ until, seconds, onUndo, children }: Props) {
  const { t } = useTranslation()
  const left = Math.min(seconds, Math.ceil((until - useOwnNow()) / 1_000))
  // A later act has taken its place, with the key.
  const [toast] = useToastQueue(toastQueue).visibleToasts
  const isOver = toast?.content.action?.isUndo || left <= 0
  const action = useAction(undo, isOver ? null : { label: t('told.undo'), run: onUndo })
  if (!action) return null
  return (
    <div className={styles.strip}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="22" />
          <circle cx="26" cy="26" r="22" pathLength="100" strokeDasharray={`${(left / seconds) * 100} 100`} />
        </svg>
        <b>{left}</b>
      </span>
      <span className={styles.text}>{children}</span>
      <span className={styles.esc} aria-hidden="true">
        <Keys keys="esc" /> {t('action.esc_then')}
      </span>
      <ActionButton action={action} />
    </div>
  )
}
