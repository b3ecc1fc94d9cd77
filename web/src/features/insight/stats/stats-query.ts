import { queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../../api/call'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { filtersOfPeriod } from '../../../ui/words/period'
import type { StatsSearch } from './stats-search'

export type Stats = ResponseTo<'GET /api/stats/groups'>
export type StatsRow = Stats['rows'][number]
export type Counts = Pick<StatsRow, 'messages' | 'with_answer' | 'answer_percentage'>

/** The query of the statistics and of their CSV file. */
export const statsFilters = (
  { compare, sort, team_sort, percentage_sort, time_sort, hours_sort, ...search }: StatsSearch,
  today: string,
) => ({
  ...filtersOfPeriod(search, today),
  ...(compare === 'none' ? {} : { compare: 'before' as const }),
})
export type StatsFilters = ReturnType<typeof statsFilters>

export const statsQuery = (filters: StatsFilters) =>
  queryOptions({
    queryKey: ['stats', filters],
    queryFn: ({ signal }) => call('GET /api/stats/groups', { query: filters, signal }),
  })

/** Messages by weekday and hour. */
export const statsHoursQuery = ({ from, to, siteowner_id, language }: StatsFilters) => {
  const query = { from, to, ...withoutUndefined({ siteowner_id, language }) }
  return queryOptions({
    queryKey: ['stats', 'hours', query],
    queryFn: async ({ signal }) => (await call('GET /api/stats/hours', { query, signal })).hours,
  })
}
