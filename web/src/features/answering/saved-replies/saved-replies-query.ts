import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The saved replies of the operator and the team: a short list, loaded once and cached for a while. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: ({ signal }) => call('GET /api/saved-replies', { signal }),
  staleTime: 10 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
})
