import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { type ConversationFilters, searchOf } from './filters'

/** Pages of the Chat overview, newest message first. */
export const conversationsQuery = (filters: ConversationFilters) =>
  infiniteQueryOptions({
    queryKey: ['conversations', searchOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/conversations', {
        query: { ...searchOf(filters), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
