import type { Conversation } from '@panel/contract'
import { IconAlertCircle, IconShieldQuestion } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call'
import { showToast } from '../../ui/overlays/toasts'
import { failureText } from '../../ui/words/failure'
import { catchUp } from '../conversations/thread/conversation-queries'
import { useAnswering, useAnsweringState } from './answering'
import { wantAnswers } from './inquiring'
import { isBusySending } from './machine/sent-state'

/** What the button and the key H do: mark that the customer asks who writes, or go to the approved answers. */
export function useAsk({ id, inquiry, waiting_since }: Conversation) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { store } = useAnswering()
  const isSending = useAnsweringState(isBusySending)
  const marking = useMutation({
    mutationFn: () => {
      const { lease } = store.getState().chat
      return call('POST /api/conversations/:id/inquiry', {
        params: { id },
        body: { lease_id: lease.id, epoch: lease.epoch },
      })
    },
    onSuccess: () => {
      wantAnswers(id)
      showToast({ icon: IconShieldQuestion, text: t('inquiry.marked') })
    },
    onError: (error) =>
      showToast({ icon: IconAlertCircle, text: failureText(t, t('inquiry.not_marked'), error) }),
    onSettled: () => catchUp(client, id),
  })
  const isOpen = inquiry !== null
  return {
    isOpen,
    nothingWaits: waiting_since === null,
    isSending,
    ask: () => {
      if (isOpen) wantAnswers(id)
      else if (!marking.isPending) marking.mutate()
    },
  }
}
