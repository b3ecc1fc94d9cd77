import { queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../api/call'
import { daysOf, type PeriodSearch, periodIn } from '../../ui/period'
import { idIn, withoutUndefined } from '../../ui/search-values'

export type Stats = ResponseTo<'GET /api/stats'>
export type Counts = Stats['total']

/** The filters of the statistics in the URL of the page. */
export type StatsSearch = PeriodSearch & { operator_id?: number; siteowner_id?: number }

export const readStatsSearch = (search: Record<string, unknown>): StatsSearch => ({
  ...periodIn(search),
  ...withoutUndefined({ operator_id: idIn(search.operator_id), siteowner_id: idIn(search.siteowner_id) }),
})

/** The query of the statistics and of their CSV file. */
export const statsFilters = ({ period, from, to, ...filters }: StatsSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  ...filters,
})

export const statsQuery = (filters: ReturnType<typeof statsFilters>) =>
  queryOptions({
    queryKey: ['stats', filters],
    queryFn: ({ signal }) => call('GET /api/stats', { query: filters, signal }),
  })
