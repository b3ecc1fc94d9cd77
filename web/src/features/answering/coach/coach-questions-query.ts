import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { coachQuestionsKey } from './coach-questions-key'

/** The questions of operators without an answer, oldest first. */
export const coachQuestionsQuery = queryOptions({
  queryKey: coachQuestionsKey,
  queryFn: async ({ signal }) => (await call('GET /api/coach-questions', { signal })).items,
})
