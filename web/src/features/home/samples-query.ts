import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** What waited in the last 24 hours, counted every ten minutes. */
export const samplesQuery = queryOptions({
  queryKey: ['queue-samples'],
  queryFn: async ({ signal }) => (await call('GET /api/queue-samples', { signal })).items,
  staleTime: 5 * 60_000,
})
