import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** The samples of waiting conversations in the last 24 hours, every ten minutes. */
export const samplesQuery = queryOptions({
  queryKey: ['queue-samples'],
  queryFn: async ({ signal }) => (await call('GET /api/queue-samples', { signal })).items,
  staleTime: 5 * 60_000,
})
