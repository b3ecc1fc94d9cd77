import { z } from 'zod'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, nonBlankText, pageQuery, rowCount } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { feedbackStates, reviewCommentKinds, reviewWordsLength } from '../rules/review-rules.ts'
import { review } from './reviews.ts'

// What operators see of the reviews of their messages: the words and their own scores.

const feedbackFields = {
  id,
  by: operatorName,
  saved_at: moment,
  total: z.int().nullable(),
  /** How many comments of each kind it has. */
  comments: z.record(z.enum(reviewCommentKinds), z.int()),
  customer: z.object({ id, name: z.string() }),
  profile: z.object({ id, name: z.string() }),
  /** When the operator has read it, and what they answered. Null until then. */
  answer: z.object({ at: moment, differs: z.boolean(), text: z.string().nullable() }).nullable(),
}
export const feedback = z.object(feedbackFields)
export type Feedback = z.infer<typeof feedback>

export const openedFeedback = z.object({
  ...feedbackFields,
  review,
  /** Whether the message was drawn at random. Otherwise it was chosen by risk; which one, only coaches see. */
  is_random: z.boolean(),
  conversation_id: id,
  message_id: id,
  /** The message between those neighbours that the operator may read. Empty when its month is archived. */
  context: z.array(message),
})
export type OpenedFeedback = z.infer<typeof openedFeedback>

const params = z.strictObject({ id: idParam })

const filters = { state: z.enum(feedbackStates).optional() }

export const getFeedback = endpoint({
  method: 'GET',
  path: '/api/feedback',
  summary: 'List the reviews of messages of this operator, newest first',
  access: 'operator',
  automatic: true,
  query: z.strictObject({ ...filters, cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(feedback, listCursor).extend({
    /** The oldest review that the operator has not read, with any filter. */
    oldest_unread: id.nullable(),
  }),
})

export const getFeedbackCount = endpoint({
  method: 'GET',
  path: '/api/feedback/count',
  summary: 'Count the reviews of messages of this operator, up to 10,000',
  access: 'operator',
  automatic: true,
  query: z.strictObject(filters),
  response: rowCount,
})

export const getOneFeedback = endpoint({
  method: 'GET',
  path: '/api/feedback/:id',
  summary: 'Read a review of a message of this operator',
  access: 'operator',
  automatic: true,
  params,
  response: z.object({ feedback: openedFeedback }),
  errors: ['review_not_found'],
})

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/:id/answer',
  summary:
    'Confirm that the operator has read a review, with an answer if they like. A repeated request changes nothing',
  access: 'operator',
  params,
  body: z.strictObject({
    /** They see it differently: another coach is asked to score the message. */
    differs: z.boolean(),
    text: nonBlankText(reviewWordsLength)
      .transform((value) => value.trim())
      .optional(),
  }),
  response: z.object({ feedback: openedFeedback }),
  errors: ['review_not_found', 'customer_erased'],
})

export const putOffFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback/put-off',
  summary:
    'Put off for 15 minutes what coaches asked this operator to read before the next chat: each review once',
  access: 'operator',
  body: z.strictObject({}),
  response: z.object({}),
  errors: ['already_so'],
})

/** An answer of an operator, as the coach who wrote the review sees it. */
const feedbackAnswer = z.object({
  /** The review that was answered, and its message in its sample. */
  id,
  sample_id: id,
  item_id: id,
  by: operatorName,
  at: moment,
  /** The operator sees it differently. */
  differs: z.boolean(),
  text: z.string().nullable(),
  is_seen: z.boolean(),
})
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>

const getFeedbackAnswers = endpoint({
  method: 'GET',
  path: '/api/feedback-answers',
  summary: 'List the newest answers of operators to the reviews of this coach',
  access: 'reviews.score',
  automatic: true,
  response: z.object({ items: z.array(feedbackAnswer) }),
})

const markAnswersSeen = endpoint({
  method: 'POST',
  path: '/api/feedback-answers/seen',
  summary: 'Mark all answers to the reviews of this coach as seen',
  access: 'reviews.score',
  body: z.strictObject({}),
  response: z.object({}),
})

/** All endpoints of feedback, for the list of the contract. */
export const feedbackEndpoints = {
  getFeedback,
  getFeedbackCount,
  getOneFeedback,
  answerFeedback,
  putOffFeedback,
  getFeedbackAnswers,
  markAnswersSeen,
} as const
