import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The messages of a thread that have all words, the newest first. It is asked again when the thread has changed. */
export const foundMessagesQuery = (conversationId: number, words: string) =>
  queryOptions({
    queryKey: ['found-messages', conversationId, words],
    queryFn: ({ signal }) =>
      call('GET /api/conversations/:id/found-messages', {
        params: { id: conversationId },
        query: { words },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
