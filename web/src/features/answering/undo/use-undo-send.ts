import { IconAlertCircle, IconArrowBackUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { retryDelay, unknownOutcome } from '../../../api/retry'
import { showToast } from '../../../ui/overlays/toasts'
import { catchUp } from '../../conversations/thread/conversation-queries'
import { useUser } from '../../settings/user-query'
import { AnsweringContext } from '../answering'
import type { AnsweringMachine } from '../answering-machine'
import { storeAttachment } from '../attachment-storage'
import { keepText } from '../keep-text'
import { refetchClaim } from '../queue/claim'
import { type SentOffer, sentOfferOf } from './sent-offer'

/** Undoes a sent message: its text is the draft of its chat again, which is in hand again if it can be. A call whose outcome is unknown is repeated. */
export function useUndoSend() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const operatorId = useUser().id
  const machine = use(AnsweringContext)
  const { mutate } = useMutation({
    mutationFn: ({ messageId }: SentOffer) =>
      call('POST /api/messages/:id/undo', { params: { id: messageId } }),
    retry: (_, error) => unknownOutcome(error) !== null,
    retryDelay: (attempt, error) => retryDelay(error, attempt),
    onMutate: () => sentOfferOf(operatorId).write(null),
    async onSuccess({ conversation_id: id, in_hand, text }, { attachment, customer: name }) {
      if (!returnText(machine, id, text)) keepText(operatorId, id, text)
      if (attachment) storeAttachment(operatorId, id, attachment)
      showToast({ icon: IconArrowBackUp, text: t(in_hand ? 'undo.undone' : 'undo.elsewhere', { name }) })
      if (in_hand) await refetchClaim(client)
    },
    onError: (error, { customer: name }) => {
      const isLate = error instanceof ApiError && error.code === 'undo_too_late'
      showToast({ icon: IconAlertCircle, text: t(isLate ? 'undo.too_late' : 'undo.failed', { name }) })
    },
    onSettled: (_, __, { conversationId }) => catchUp(client, conversationId),
  })
  return mutate
}

/** The operator has stayed in the chat: the text is in its editor again, before what has been typed since. @returns false in another chat */
function returnText(machine: AnsweringMachine | null, conversationId: number, text: string): boolean {
  const state = machine?.store.getState()
  if (!machine || state?.chat.conversationId !== conversationId || !state.isOpen) return false
  const typed = state.draft.text
  machine.dispatch({ type: 'type', text: typed ? `${text}\n\n${typed}` : text })
  return true
}
