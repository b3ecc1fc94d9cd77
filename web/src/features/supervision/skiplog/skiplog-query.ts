import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { filtersOfPeriod } from '../../../ui/words/period'
import type { SkiplogSearch } from './skiplog-search'

/** The query of the list and of its file. */
export const skiplogFilters = filtersOfPeriod<SkiplogSearch>

/** Pages of the skiplog, latest first. */
export const skiplogQuery = (filters: ReturnType<typeof skiplogFilters>) =>
  pagesQuery({
    queryKey: ['skiplog', filters],
    load: (cursor, signal) =>
      call('GET /api/skiplog', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })
