import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import type { SkiplogSearch } from './skiplog-search'

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
