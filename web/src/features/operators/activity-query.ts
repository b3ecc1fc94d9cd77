import { type ActivityKind, activityKinds } from '@panel/contract/operator-views'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { daysOf, ownTimeZone, type PeriodSearch, periodIn } from '../../ui/period'
import { withoutUndefined } from '../../ui/search-values'

/** The filters of the activity in the URL of an operator's page. */
export type ActivitySearch = PeriodSearch & { kind?: ActivityKind }

export const readActivitySearch = (search: Record<string, unknown>): ActivitySearch => ({
  ...periodIn(search),
  ...withoutUndefined({ kind: activityKinds.find((kind) => kind === search.kind) }),
})

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

/** The statistics of this month. @param operator_id another operator than the viewer */
export function monthQuery(operator_id: number | undefined, today: string) {
  const query = { ...daysOf({ period: 'month' }, today), ...withoutUndefined({ operator_id }) }
  return queryOptions({
    queryKey: ['operator-month', query],
    queryFn: ({ signal }) => call('GET /api/stats', { query, signal }),
  })
}
