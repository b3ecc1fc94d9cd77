import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The photos of the profile of a conversation, and which of them the customer has seen. */
export const photosQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['photos', conversationId],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/:id/photos', { params: { id: conversationId }, signal }),
    staleTime: 60_000,
    gcTime: 60_000,
  })
