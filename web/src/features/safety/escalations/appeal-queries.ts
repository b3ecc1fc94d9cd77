import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { appealsKey } from './appeals-key'

/** Pages of open appeals, oldest first. */
export const openAppealsQuery = pagesQuery({
  queryKey: [...appealsKey, 'list'],
  load: (cursor, signal) => call('GET /api/appeals', { query: cursor, signal }),
})

/** An appeal, with the newest messages of its conversation. */
export const appealQuery = (id: number) =>
  queryOptions({
    queryKey: [...appealsKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/appeals/:id', { params: { id }, signal })).appeal,
    placeholderData: keepPreviousData,
  })

/** How often a page looks for questions that have become too old: nothing tells it that time has passed. */
const unansweredEvery = 30_000

/** Customers who have asked who writes and have had no true answer for minutes. */
export const unansweredQuery = queryOptions({
  queryKey: [...appealsKey, 'unanswered'],
  queryFn: async ({ signal }) => (await call('GET /api/inquiries', { query: {}, signal })).items,
  refetchInterval: unansweredEvery,
})
