import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { filtersOfPeriod } from '../../../ui/words/period'
import type { LoginHistorySearch } from './login-history-search'

/** The query of the list and of its CSV file. */
export const loginHistoryFilters = filtersOfPeriod<LoginHistorySearch>

/** Pages of the login history, latest first. */
export const loginHistoryQuery = (filters: ReturnType<typeof loginHistoryFilters>) =>
  pagesQuery({
    queryKey: ['login-history', filters],
    load: (cursor, signal) =>
      call('GET /api/operator-login-history', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })
