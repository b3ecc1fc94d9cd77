import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useUser } from '../../settings/user-query'
import { sentOfferOf } from './sent-offer'
import { UndoStrip } from './UndoStrip'
import { useUndoSend } from './use-undo-send'

/** Undoes the last message that was sent, while it has not left. The queue has told the words to a screen reader. */
export function SendUndo() {
  const { t } = useTranslation()
  const offer = useStore(sentOfferOf(useUser().id))
  const undo = useUndoSend()
  if (!offer) return null
  const { messageId, until, seconds, customer: name, next } = offer
  return (
    <UndoStrip key={messageId} until={until} seconds={seconds} onUndo={() => undo(offer)}>
      {next === null ? t('undo.sent', { name }) : t('sender.sent_next', { name: beforeStop(name), next })}
    </UndoStrip>
  )
}

/** A name such as Colin P. before a full stop. */
const beforeStop = (name: string) => name.replace(/\.$/, '')
