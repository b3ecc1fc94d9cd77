import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import type { FeedbackFilters } from './feedback-search'
import { feedbackKey } from './reviews-key'

/** Pages of the reviews of the own messages, newest first. */
export const feedbackQuery = (filters: FeedbackFilters) =>
  infiniteQueryOptions({
    queryKey: [...feedbackKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/feedback', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })

/** A review of an own message. */
export const oneFeedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [...feedbackKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/feedback/:id', { params: { id }, signal })).feedback,
    placeholderData: keepPreviousData,
  })
