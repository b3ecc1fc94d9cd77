import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The help lines for the customer of a conversation. */
export const customerHelpQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['customer-help', conversationId],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/:id/help-lines', { params: { id: conversationId }, signal }),
    staleTime: 30_000,
    gcTime: 60_000,
  })
