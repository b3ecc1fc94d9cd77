import type { EscalationKind } from '@panel/contract/rules/hold-rules'
import { undoableFor } from '@panel/contract/rules/undo-times'
import { IconAlertCircle, IconAlertOctagon } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { showToast, showUndo, type Toast } from '../../ui/overlays/toasts'
import { failureText } from '../../ui/words/failure'
import { catchUp } from '../conversations/thread/conversation-queries'
import { useUser } from '../settings/user-query'
import { closeEscalate, type Suggestion } from './escalating'
import { useHoldName } from './hold-name'
import { refetchClaim } from './queue/claim'
import { sentOfferOf } from './undo/sent-offer'

export type Escalated = { id: number; customer: { name: string } }

export type Elsewhere = {
  /** The message that it is about. */
  messageId: number
  /** It is escalated, or no longer. */
  onChange: () => void
}

/**
 * Escalates the conversation. A toast offers to undo it for ten seconds, also in the next chat.
 */
export function useEscalate(
  { id, customer }: Escalated,
  suggestion: Suggestion | null,
  elsewhere?: Elsewhere,
) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const name = useHoldName()
  const operatorId = useUser().id

  async function undo(escalationId: number) {
    try {
      const { in_hand } = await call('POST /api/escalations/:id/undo', { params: { id: escalationId } })
      if (in_hand) await refetchClaim(client)
    } catch {
      showToast({ icon: IconAlertCircle, text: t('escalate.not_undone') })
    }
    changed()
  }
  function changed() {
    catchUp(client, id)
    elsewhere?.onChange()
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (kind: EscalationKind) => {
      const isSuggested = suggestion?.kind === kind
      return call('POST /api/conversations/:id/escalate', {
        params: { id },
        body: {
          kind,
          ...(elsewhere && { message_id: elsewhere.messageId }),
          ...(isSuggested && { message_id: suggestion.messageId, suggested_words: suggestion.words }),
        },
      })
    },
    onSuccess: ({ escalation }) => {
      closeEscalate()
      const done: Toast = {
        icon: IconAlertOctagon,
        text: t('escalate.done', { kind: name(escalation.kind) }),
        about: customer.name,
      }
      sentOfferOf(operatorId).write(null)
      if (escalation.can_undo) showUndo(done, () => void undo(escalation.id))
      else showToast(done, undoableFor)
      changed()
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
