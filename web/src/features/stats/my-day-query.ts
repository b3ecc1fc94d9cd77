import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** What the operator has done today; asked for whenever it is looked at. */
export const myDayQuery = queryOptions({
  queryKey: ['my-day'],
  queryFn: ({ signal }) => call('GET /api/my-day', { signal }),
  staleTime: 0,
})
