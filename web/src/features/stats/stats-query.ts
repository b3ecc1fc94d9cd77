import { queryOptions } from '@tanstack/react-query'
import { type AnswerTo, call } from '../../api/call'
import { daysOf, type PeriodSearch, periodIn } from '../../ui/period'
import { given, idIn } from '../../ui/search-values'

export type Stats = AnswerTo<'GET /api/stats'>
export type Counts = Stats['total']

/** What the statistics are narrowed to, as the address of the page has it. */
export type StatsSearch = PeriodSearch & { operator_id?: number; siteowner_id?: number }

export const readStatsSearch = (search: Record<string, unknown>): StatsSearch => ({
  ...periodIn(search),
  ...given({ operator_id: idIn(search.operator_id), siteowner_id: idIn(search.siteowner_id) }),
})

/** What the statistics and their file are asked for with. */
export const statsFilters = ({ period, from, to, ...filters }: StatsSearch, today: string) => ({
  ...daysOf(given({ period, from, to }), today),
  ...filters,
})

export const statsQuery = (filters: ReturnType<typeof statsFilters>) =>
  queryOptions({
    queryKey: ['stats', filters],
    queryFn: ({ signal }) => call('GET /api/stats', { query: filters, signal }),
  })
