import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { holdsKey } from './escalations-key'
import type { HoldsSearch } from './holds-search'

/** The query of the list and of its file. */
export const holdFilters = ({ state, ...filters }: HoldsSearch) => ({
  state: state ?? ('open' as const),
  ...filters,
})

/** Pages of holds, latest first. */
export const holdsQuery = (filters: ReturnType<typeof holdFilters>) =>
  infiniteQueryOptions({
    queryKey: [...holdsKey, filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/holds', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
