import type { ListView } from '@panel/contract'
import type { ViewedList } from '@panel/contract/list-view-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

export const listViewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: ({ signal }) => call('GET /api/list-views/:list', { params: { list }, signal }),
  })

export type RowCount = { count: number; more: boolean }
/** Counts the rows of a list with the filters of a view. */
export type CountRows = (search: Record<string, string>, signal: AbortSignal) => Promise<RowCount>

/** The numbers of rows of the views, counted one after the other: some are slow, and an operator may have few such calls. */
export const viewCountsQuery = (
  list: ViewedList,
  views: readonly ListView[],
  today: string,
  count: CountRows,
) =>
  queryOptions({
    queryKey: ['list-view-counts', list, today, views.map(({ id, updated_at }) => `${id} ${updated_at}`)],
    queryFn: async ({ signal }) => {
      const counts = new Map<number, RowCount>()
      for (const { id, search } of views) counts.set(id, await count(search, signal))
      return counts
    },
    staleTime: 60_000,
    retry: false,
  })
