import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The breaks that are in force, for operators who may list them. */
export const awayNowQuery = queryOptions({
  queryKey: ['away-times', 'open'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/away-times', { query: { open: '1', limit: '200' }, signal })).items,
  refetchInterval: 30_000,
})
