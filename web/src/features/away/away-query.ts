import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** Who is away from chat now: for those with the right to know. */
export const awayNowQuery = queryOptions({
  queryKey: ['away-times', 'open'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/away-times', { query: { open: '1', limit: '200' }, signal })).items,
  refetchInterval: 30_000,
})
