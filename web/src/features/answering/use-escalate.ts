import type { Conversation } from '@panel/contract'
import type { EscalationKind } from '@panel/contract/rules/hold-rules'
import { escalationUndoTime } from '@panel/contract/rules/hold-rules'
import { IconAlertCircle, IconAlertOctagon } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { hideToast, showToast } from '../../ui/overlays/toasts'
import { failureText } from '../../ui/words/failure'
import { catchUp } from '../conversations/thread/conversation-queries'
import { useUser } from '../settings/user-query'
import { closeEscalate, offerUndo, type Suggestion, type UndoOffer, withdrawUndo } from './escalating'
import { useHoldName } from './hold-name'
import { sentOfferOf } from './undo/sent-offer'

/** Escalates the conversation. `EscalationUndo` offers to undo it for ten seconds, also in the next chat. */
export function useEscalate({ id, customer }: Conversation, suggestion: Suggestion | null) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const name = useHoldName()
  const operatorId = useUser().id

  async function undo(escalationId: number, offer: UndoOffer) {
    withdrawUndo(offer)
    hideToast(offer.toast)
    try {
      const { in_hand } = await call('POST /api/escalations/:id/undo', { params: { id: escalationId } })
      // It is in hand again, under a new lease: the queue's claim returns it.
      if (in_hand) await client.refetchQueries({ queryKey: ['claim'], type: 'active' })
    } catch {
      showToast({ icon: IconAlertCircle, text: t('escalate.not_undone') })
    }
    catchUp(client, id)
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (kind: EscalationKind) => {
      const isSuggested = suggestion?.kind === kind
      return call('POST /api/conversations/:id/escalate', {
        params: { id },
        body: {
          kind,
          ...(isSuggested && { message_id: suggestion.messageId, suggested_words: suggestion.words }),
        },
      })
    },
    onSuccess: ({ escalation }) => {
      closeEscalate()
      const done = { icon: IconAlertOctagon, text: t('escalate.done', { kind: name(escalation.kind) }) }
      const offer: UndoOffer = {
        toast: {
          ...done,
          action: { label: t('told.undo'), isUndo: true, onPress: () => void undo(escalation.id, offer) },
        },
        conversationId: id,
        customer: customer.name,
        until: Date.now() + escalationUndoTime,
      }
      sentOfferOf(operatorId).write(null)
      if (escalation.can_undo) offerUndo(offer)
      else showToast(done, escalationUndoTime)
      catchUp(client, id)
    },
  })
  return {
    escalate: (kind: EscalationKind) => {
      if (!isPending) mutate(kind)
    },
    isPending,
    failure: error && failureText(t, t('escalate.failed'), error),
    reset,
  }
}
