import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The presence list, for operators who may list breaks. */
export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: ({ signal }) => call('GET /api/presence', { signal }),
  staleTime: 0,
})
