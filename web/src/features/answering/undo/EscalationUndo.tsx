import { escalationUndoTime } from '@panel/contract/rules/hold-rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hideToast, showToast } from '../../../ui/overlays/toasts'
import text from '../../../ui/text.module.css'
import { escalating, type UndoOffer } from '../escalating'
import { UndoStrip } from './UndoStrip'

/** Undoes the escalation of this chat, or of the one before. */
export function EscalationUndo({ conversationId }: { conversationId: number }) {
  const offer = useStore(escalating, ({ undoable }) => undoable)
  return (
    <div role="status">
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
  // Where no chat is shown, a toast offers it.
  useEffect(() => {
    hideToast(toast)
    return () => {
      const rest = until - Date.now()
      if (rest > 0 && escalating.getState().undoable === offer) showToast(toast, rest)
    }
  }, [offer, toast, until])
  return (
    <UndoStrip until={until} seconds={seconds} onUndo={toast.action.onPress}>
      {isElsewhere && <b dir="auto">{customer}</b>} {toast.text}
      <span className={text.hidden}> {t('escalate.can_undo', { seconds })}</span>
    </UndoStrip>
  )
}
