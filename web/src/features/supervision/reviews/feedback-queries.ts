import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import type { FeedbackFilters } from './feedback-search'
import { feedbackKey } from './reviews-key'

/** Pages of the reviews of the own messages, newest first. */
export const feedbackQuery = (filters: FeedbackFilters) =>
  pagesQuery({
    queryKey: [...feedbackKey, 'list', filters],
    load: (cursor, signal) =>
      call('GET /api/feedback', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** A review of an own message. */
export const oneFeedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [...feedbackKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/feedback/:id', { params: { id }, signal })).feedback,
    placeholderData: keepPreviousData,
  })
