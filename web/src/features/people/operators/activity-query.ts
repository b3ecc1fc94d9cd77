import type { OperatorActivity } from '@panel/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { daysOf } from '../../../ui/words/period'
import type { ActivitySearch } from './activity-search'

/** What happened has an id among those of its kind. */
export const activityKey = ({ kind, id }: Pick<OperatorActivity, 'kind' | 'id'>) => `${kind} ${id}`

/** Pages of the activity of an operator, latest first. */
export function activityQuery(id: number, { kind, act, ...period }: ActivitySearch, today: string) {
  const filters = { ...daysOf(period, today), ...withoutUndefined({ kind }) }
  return pagesQuery({
    queryKey: ['operator-activity', id, filters],
    load: (cursor, signal) =>
      call('GET /api/operators/:id/activity', {
        params: { id },
        query: { ...filters, ...cursor },
        signal,
      }),
    rowKey: (item) => activityKey(item),
    placeholderData: keepPreviousData,
  })
}

/** Pages of the notes about an operator, newest first. */
export const notesQuery = (id: number) =>
  pagesQuery({
    queryKey: ['operator-notes', id],
    load: (cursor, signal) =>
      call('GET /api/operators/:id/notes', {
        params: { id },
        query: cursor,
        signal,
      }),
  })
