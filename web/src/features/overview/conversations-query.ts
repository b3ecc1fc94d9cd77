import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { type ConversationFilters, searchOf } from './filters'

/** The first part of the query keys of the Chat overview, with any filters. */
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
