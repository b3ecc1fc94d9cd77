import { escalationUndoTime } from '@panel/contract/rules/hold-rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ActionButton } from '../../ui/actions/ActionButton'
import { useAction } from '../../ui/actions/use-action'
import { undo } from '../../ui/overlays/toast-actions'
import { hideToast, showToast } from '../../ui/overlays/toasts'
import text from '../../ui/text.module.css'
import { useOwnNow } from '../../ui/words/now'
import styles from './EscalationUndo.module.css'
import { escalating, type UndoOffer } from './escalating'

/** Under the head of a chat, over its oldest messages: undoes the escalation of this chat, or of the one before. */
export function EscalationUndo({ conversationId }: { conversationId: number }) {
  const offer = useStore(escalating, ({ undoable }) => undoable)
  return (
    <div className={styles.place} role="status">
      {offer && (
        <Strip key={offer.until} offer={offer} isElsewhere={offer.conversationId !== conversationId} />
      )}
    </div>
  )
}

const seconds = escalationUndoTime / 1_000

function Strip({ offer, isElsewhere }: { offer: UndoOffer; isElsewhere: boolean }) {
  const { t } = useTranslation()
  const { toast, until, customer } = offer
  const left = Math.min(seconds, Math.max(1, Math.ceil((until - useOwnNow()) / 1_000)))
  const action = useAction(undo, { label: t('told.undo'), run: toast.action.onPress })
  // Where no chat is shown, a toast offers it.
  useEffect(() => {
    hideToast(toast)
    return () => {
      const rest = until - Date.now()
      if (rest > 0 && escalating.getState().undoable === offer) showToast(toast, rest)
    }
  }, [offer, toast, until])
  return (
    <div className={styles.strip}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="22" />
          <circle cx="26" cy="26" r="22" pathLength="100" strokeDasharray={`${(left / seconds) * 100} 100`} />
        </svg>
        <b>{left}</b>
      </span>
      <span className={styles.text}>
        {isElsewhere && <b dir="auto">{customer}</b>} {toast.text}
        <span className={text.hidden}> {t('escalate.can_undo', { seconds })}</span>
      </span>
      <ActionButton action={action} />
    </div>
  )
}
