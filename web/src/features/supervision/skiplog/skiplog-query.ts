import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { daysOf } from '../../../ui/words/period'
import type { SkiplogSearch } from './skiplog-search'

/** The query of the list and of its file. */
export const skiplogFilters = ({ period, from, to, ...filters }: SkiplogSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  ...filters,
})

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
