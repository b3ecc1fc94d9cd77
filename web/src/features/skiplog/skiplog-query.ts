import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone, type PeriodSearch, periodIn } from '../../ui/period'
import { idIn, languageIn, withoutUndefined } from '../../ui/search-values'

/** The filters of the skiplog in the URL of the page. */
export type SkiplogSearch = PeriodSearch & { operator_id?: number; language?: string; siteowner_id?: number }

export const readSkiplogSearch = (search: Record<string, unknown>): SkiplogSearch => ({
  ...periodIn(search),
  ...withoutUndefined({
    operator_id: idIn(search.operator_id),
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
  }),
})

/** The query of the list and of its file. */
export const skiplogFilters = ({ period, from, to, ...filters }: SkiplogSearch, today: string) => ({
  ...daysOf(withoutUndefined({ period, from, to }), today),
  timezone: ownTimeZone(),
  ...filters,
})

/** Pages of the skiplog, latest first. */
export const skiplogQuery = (filters: ReturnType<typeof skiplogFilters>) =>
  infiniteQueryOptions({
    queryKey: ['skiplog', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/skiplog', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
