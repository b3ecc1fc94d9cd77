import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { actionFailure } from './action-failure'
import { changeMessage } from './conversation-queries'
import type { MessageMarks } from './viewer'

type Marks = MessageMarks & { reason?: string }

/** Highlights and hides messages. `failed` has the reason of the last failure. */
export function useMessageMarks(conversationId: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, mutateAsync, error, isPending } = useMutation({
    mutationFn: ({ id, ...body }: Marks & { id: number }) =>
      call('PATCH /api/messages/:id', { params: { id }, body }),
    onSuccess: ({ message }) => changeMessage(client, conversationId, message),
  })
  return {
    mark: (id: number, marks: MessageMarks) => mutate({ id, ...marks }),
    /** Rejects with the error. */
    hide: (id: number, reason: string) =>
      mutateAsync({ id, hidden: true, ...(reason.trim() === '' ? {} : { reason }) }),
    isPending,
    failed: error && actionFailure(t, error),
  }
}
