import type { HistoryOrder } from '@panel/contract/rules/history-filters'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { filtersOfPeriod } from '../../../ui/words/period'
import type { HistorySearch } from './history-search'

const historyKey = ['history'] as const
/** The maximum of the server: the best matches have only one page. */
export const bestMatches = 200
/** Milliseconds: the list is still there for somebody who has read a conversation of it for a while. */
const gcTime = 30 * 60_000

/** The query of the list, its number and its file. */
export const historyFilters = ({ order, message, ...search }: HistorySearch, today: string) =>
  filtersOfPeriod(search, today)
export type HistoryFilters = ReturnType<typeof historyFilters>

/** Without words there is no best match. */
export const orderOf = ({ q, order }: HistorySearch): HistoryOrder =>
  q !== undefined && order === undefined ? 'best' : 'newest'

/** Pages of the message history, newest first, or one page with the best matches. */
export const historyQuery = (filters: HistoryFilters, order: HistoryOrder) =>
  pagesQuery({
    queryKey: [...historyKey, 'list', order, filters],
    load: (cursor, signal) =>
      call('GET /api/history', {
        query: {
          ...filters,
          ...(order === 'best' ? { order, limit: bestMatches } : {}),
          ...cursor,
        },
        signal,
      }),
    gcTime,
  })

/** How many there are. The list does not wait for it. */
export const historyCountQuery = (filters: HistoryFilters) =>
  queryOptions({
    queryKey: [...historyKey, 'count', filters],
    queryFn: ({ signal }) => call('GET /api/history/count', { query: filters, signal }),
  })

/** For a search without a hit: the same with near words that occur. */
export const nearWordsQuery = (filters: HistoryFilters) =>
  queryOptions({
    queryKey: [...historyKey, 'near', filters],
    queryFn: ({ signal }) => call('GET /api/history/near', { query: filters, signal }),
  })

/** An entry, and its message between its neighbours. */
export const historyEntryQuery = (id: number, { q, language }: Pick<HistorySearch, 'q' | 'language'>) =>
  queryOptions({
    queryKey: [...historyKey, 'entry', id, q, language],
    queryFn: ({ signal }) =>
      call('GET /api/history/:id', { params: { id }, query: withoutUndefined({ q, language }), signal }),
    placeholderData: keepPreviousData,
  })

/** The row from which a conversation was opened, for the way back to this list. */
export const historyPlaceKey = (filters: HistoryFilters, order: HistoryOrder) =>
  [...historyKey, 'place', order, filters] as const
