import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { withoutUndefined } from '../../ui/search-values'
import { reportCasesKey } from './report-cases-key'
import type { ReportSearch } from './report-search'

/** The query of the list and of its file. */
export const caseFilters = ({ state = 'open', reason_id, assignee }: ReportSearch) => ({
  state,
  ...withoutUndefined({ reason_id, assignee }),
})

/** Pages of the cases: open ones oldest first, settled ones latest first. */
export const casesQuery = (filters: ReturnType<typeof caseFilters>) =>
  infiniteQueryOptions({
    queryKey: [...reportCasesKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/message-reports', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })

/** A case with its reports, its message between its neighbours, and figures. */
export const caseQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportCasesKey, 'case', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/message-reports/:id', { params: { id }, signal })).case,
    placeholderData: keepPreviousData,
  })
