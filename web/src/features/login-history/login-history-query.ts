import { type LoginOutcome, loginOutcomes } from '@panel/contract/enumerations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone, type PeriodSearch, periodIn } from '../../ui/period'
import { idIn, withoutUndefined } from '../../ui/search-values'

/** The filters of the login history in the URL of the page. */
export type LoginHistorySearch = PeriodSearch & { operator_id?: number; outcome?: LoginOutcome }

export const readLoginHistorySearch = (search: Record<string, unknown>): LoginHistorySearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    operator_id: idIn(search.operator_id),
    outcome: loginOutcomes.find((outcome) => outcome === search.outcome),
  }),
})

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
