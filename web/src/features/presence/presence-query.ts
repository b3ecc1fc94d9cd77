import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** Who is here, for those who may know who is away. */
export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: ({ signal }) => call('GET /api/presence', { signal }),
  staleTime: 0,
})
