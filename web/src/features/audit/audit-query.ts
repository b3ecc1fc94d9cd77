import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import type { AuditSearch } from './audit-search'

/** The query of the list and of its CSV file. */
export const auditFilters = ({ period, from, to, ...filters }: AuditSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  timezone: ownTimeZone(),
  ...filters,
})

/** Pages of the audit log, latest first. */
export const auditQuery = (filters: ReturnType<typeof auditFilters>) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/audit-log', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
