import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'
import type { ActivitySearch } from './activity-search'

/** Pages of the activity of an operator, latest first. */
export function activityQuery(id: number, { kind, ...period }: ActivitySearch, today: string) {
  const filters = { ...daysOf(period, today), timezone: ownTimeZone(), ...withoutUndefined({ kind }) }
  return infiniteQueryOptions({
    queryKey: ['operator-activity', id, filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/operators/:id/activity', {
        params: { id },
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  })
}

/** Pages of the notes about an operator, newest first. */
export const notesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['operator-notes', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/operators/:id/notes', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
