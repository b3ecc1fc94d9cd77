import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The operator's own numbers of today. Requested on each view, unless the page has just been loaded with it. */
export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: ({ signal }) => call('GET /api/my-day', { signal }),
  staleTime: 1_000,
})
