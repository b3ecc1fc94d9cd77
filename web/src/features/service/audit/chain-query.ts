import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The chain of the audit log. While it is open, it shows the anchors that are accepted meanwhile. */
export const chainQuery = queryOptions({
  queryKey: ['audit-log', 'chain'],
  queryFn: ({ signal }) => call('GET /api/audit-log/chain', { signal }),
  refetchInterval: 10_000,
})
