import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { daysOf } from '../../../ui/words/period'
import { reportCasesKey } from './report-cases-key'
import type { ReportSearch } from './report-search'

/** The query of the list and of its file.  */
export const caseFilters = ({ state = 'open', from, to, id, view, period, ...filters }: ReportSearch) => ({
  state,
  ...(from === undefined || to === undefined ? {} : { from, to }),
  ...withoutUndefined(filters),
})

/** The query of the statistics. */
export const reportStatsFilters = (search: ReportSearch, today: string) => ({
  ...daysOf(search, today),
  ...withoutUndefined({ siteowner_id: search.siteowner_id }),
})

export const reportStatsQuery = (filters: ReturnType<typeof reportStatsFilters>) =>
  queryOptions({
    queryKey: [...reportCasesKey, 'stats', filters],
    queryFn: ({ signal }) => call('GET /api/message-reports/stats', { query: filters, signal }),
  })

/** Pages of the cases: open ones oldest first, settled ones latest first. */
export const casesQuery = (filters: ReturnType<typeof caseFilters>) =>
  pagesQuery({
    queryKey: [...reportCasesKey, 'list', filters],
    load: (cursor, signal) =>
      call('GET /api/message-reports', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** A case with its reports, its message between its neighbours, and figures. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportCasesKey, 'case', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/message-reports/:id', { params: { id }, signal })).case,
    placeholderData: keepPreviousData,
  })
