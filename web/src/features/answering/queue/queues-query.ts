import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call'

export const queuesQuery = queryOptions({
  queryKey: ['queues'],
  queryFn: ({ signal }) => call('GET /api/queues', { signal }),
  refetchInterval: 30_000,
})

/** The waiting conversations. */
export const useQueues = () => useQuery(queuesQuery)
