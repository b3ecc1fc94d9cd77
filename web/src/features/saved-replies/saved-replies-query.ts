import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** All of one's own and the team's: a small list, loaded once and kept for a while. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: ({ signal }) => call('GET /api/saved-replies', { signal }),
  staleTime: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})
