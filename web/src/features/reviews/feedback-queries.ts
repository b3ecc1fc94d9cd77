import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { feedbackKey } from './reviews-key'

/** The latest reviews of the own messages, newest first. */
export const feedbackQuery = queryOptions({
  queryKey: [...feedbackKey, 'list'],
  queryFn: async ({ signal }) => (await call('GET /api/feedback', { signal })).items,
})

/** A review of an own message. */
export const oneFeedbackQuery = (id: number) =>
  queryOptions({
    queryKey: [...feedbackKey, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /api/feedback/:id', { params: { id }, signal })).feedback,
    placeholderData: keepPreviousData,
  })
