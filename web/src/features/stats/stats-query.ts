import { queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../api/call'
import { daysOf } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import type { StatsSearch } from './stats-search'

export type Stats = ResponseTo<'GET /api/stats'>
export type Counts = Stats['total']

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
