import type { ListView } from '@panel/contract'
import type { ListName } from '@panel/contract/rules/lists'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'

export const listViewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: ({ signal }) => call('GET /api/list-views/:list', { params: { list }, signal }),
  })

export type RowCount = { count: number; more: boolean }
/** Counts the rows of a list with the filters of a view. */
export type CountRows = (search: Record<string, string>, signal: AbortSignal) => Promise<RowCount>

/** Not allowed, not valid, not there. */
const refusals = [400, 403, 404]

/** A view that its viewer may not ask for, or whose search is no longer valid, has no number. The others have theirs. */
function refused(error: unknown): null {
  if (error instanceof ApiError && refusals.includes(error.status)) return null
  throw error
}

/** The numbers of rows of the views, counted one after the other: some are slow, and an operator may have few such calls. */
export const viewCountsQuery = (
  list: ListName,
  views: readonly ListView[],
  today: string,
  count: CountRows,
) =>
  queryOptions({
    // In any order: nothing is counted again when a view is moved.
    queryKey: [
      'list-view-counts',
      list,
      today,
      views.map(({ id, updated_at }) => `${id} ${updated_at}`).toSorted(),
    ],
    queryFn: async ({ signal }) => {
      const counts = new Map<number, RowCount>()
      for (const { id, search } of views) {
        const rows = await count(search, signal).catch(refused)
        if (rows) counts.set(id, rows)
      }
      return counts
    },
    staleTime: 60_000,
    retry: false,
  })
