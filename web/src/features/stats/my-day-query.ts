import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** What the operator has done today; asked for whenever it is looked at, but for the page that comes with it. */
export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: ({ signal }) => call('GET /api/my-day', { signal }),
  staleTime: 1_000,
})
