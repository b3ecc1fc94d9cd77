import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { type ConversationFilters, searchOf } from './filters'

/** Pages of the Chat overview, newest message first. */
/** All lists of conversations, with any filters. */
export const conversationsKey = ['conversations']

export const conversationsQuery = (filters: ConversationFilters) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, searchOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/conversations', {
        query: { ...searchOf(filters), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })
