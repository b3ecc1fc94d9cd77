import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import type { LoginHistorySearch } from './login-history-search'

/** The query of the list and of its CSV file. */
export const loginHistoryFilters = ({ period, from, to, ...filters }: LoginHistorySearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  timezone: ownTimeZone(),
  ...filters,
})

/** Pages of the login history, latest first. */
export const loginHistoryQuery = (filters: ReturnType<typeof loginHistoryFilters>) =>
  infiniteQueryOptions({
    queryKey: ['login-history', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/operator-login-history', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
