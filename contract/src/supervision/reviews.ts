import { z } from 'zod'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import {
  id,
  idParam,
  languageTag,
  listCursor,
  moment,
  nonBlankText,
  pageQuery,
  rowCount,
  text,
} from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { sentMessageTypes } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import {
  criterionCodeLength,
  maxCriteria,
  maxReviewComments,
  mostLanguages,
  reviewCommentKinds,
  reviewScores,
  reviewSources,
  reviewWordsLength,
  sampleDays,
  sampleSizes,
  sampleStates,
} from '../rules/review-rules.ts'
import { reviewCard, reviewCardEndpoints } from './review-cards.ts'
import { exportReviewTrends, getReviewTrends } from './review-trends.ts'

// Quality review: a coach draws a sample of messages and scores each on the card of its site owner.

const access = 'reviews.score'
const params = z.strictObject({ id: idParam })

export const reviewScore = z.literal(reviewScores)

export const reviewComment = z.object({
  message_id: id,
  kind: z.enum(reviewCommentKinds),
  text: z.string(),
})

/** Scores by the code of their criterion; null when it does not apply. */
export const scores = z.record(z.string(), reviewScore.nullable())

export const review = z.object({
  by: operatorName,
  saved_at: moment,
  /** The coach has left the message out. */
  passed: z.boolean(),
  /** The score of 100; null when it was passed, or when no criterion applies. */
  total: z.int().nullable(),
  card: reviewCard,
  scores,
  comments: z.array(reviewComment),
  words: z.string().nullable(),
  /** The coach asks that it is read before the operator's next chat. */
  asked: z.boolean(),
  /** When the operator has read it, and what they answered. */
  answer: z.object({ at: moment, differs: z.boolean(), text: z.string().nullable() }).nullable(),
})
export type Review = z.infer<typeof review>

const itemFields = {
  id,
  source: z.enum(reviewSources),
  type: z.enum(sentMessageTypes),
  language: languageTag,
  written_at: moment,
  /** Its operator sees a colleague's score differently, and the viewer has not scored it: another score is asked for. */
  second_asked: z.boolean(),
  /** The viewer's own score; null when they have not scored it. */
  done: z.object({ passed: z.boolean(), total: z.int().nullable() }).nullable(),
}
export const reviewItem = z.object(itemFields)
export type ReviewItem = z.infer<typeof reviewItem>

const sampleFields = {
  id,
  made_by: operatorName,
  made_at: moment,
  /** Messages in the sample that the viewer may review, and how many of them they have scored or passed. */
  size: z.int(),
  done: z.int(),
}
export const reviewSample = z.object(sampleFields)
export type ReviewSample = z.infer<typeof reviewSample>
export const openedReviewSample = z.object({ ...sampleFields, items: z.array(reviewItem) })
export type OpenedReviewSample = z.infer<typeof openedReviewSample>

export const openedReviewItem = z.object({
  ...itemFields,
  sample_id: id,
  message_id: id,
  conversation_id: id,
  siteowner: z.object({ id, name: z.string() }),
  customer: z.object({ id, name: z.string() }),
  profile: z.object({ id, name: z.string() }),
  /** Who wrote the message. Null until the viewer has scored it, as are the operators of `context`. */
  writer: operatorName.nullable(),
  card: reviewCard,
  /** The message between its neighbours, oldest first. Empty when its month is archived. */
  context: z.array(message),
  own: review.nullable(),
  /** The reviews of others; empty until the viewer has scored it. */
  others: z.array(review),
  /** How many others have scored it. */
  other_count: z.int(),
})
export type OpenedReviewItem = z.infer<typeof openedReviewItem>

const words = nonBlankText(reviewWordsLength).transform((value) => value.trim())

const sampleFilters = { state: z.enum(sampleStates).optional() }

export const getReviewSamples = endpoint({
  method: 'GET',
  path: '/api/review-samples',
  summary: 'List the samples, newest first',
  access,
  automatic: true,
  query: z.strictObject({ ...sampleFilters, cursor: listCursor.optional(), ...pageQuery }),
  response: z.object({ samples: z.array(reviewSample), next_cursor: listCursor.nullable() }),
})

export const getReviewSampleCount = endpoint({
  method: 'GET',
  path: '/api/review-samples/count',
  summary: 'Count the samples, up to 10,000',
  access,
  automatic: true,
  costly: true,
  query: z.strictObject(sampleFilters),
  response: rowCount,
})

export const drawReviewSample = endpoint({
  method: 'POST',
  path: '/api/review-samples',
  summary:
    'Draw a sample of messages of the last days: at random, even over operators and languages, and by risk',
  access,
  costly: true,
  body: z.strictObject({
    size: z.literal(sampleSizes),
    /** A third is chosen because of a risk, as far as there is any. */
    by_risk: z.boolean(),
    days: z.literal(sampleDays),
    siteowner_id: id.optional(),
    /** Of conversations in one of these languages. Default: all. */
    languages: z.array(languageTag).min(1).max(mostLanguages).optional(),
    team_id: id.optional(),
    /** Who wrote the messages. */
    operator_id: id.optional(),
  }),
  response: z.object({ sample: openedReviewSample }),
  errors: ['nothing_to_review'],
})

export const getReviewSample = endpoint({
  method: 'GET',
  path: '/api/review-samples/:id',
  summary: 'Read a sample with its messages',
  access,
  automatic: true,
  params,
  response: z.object({ sample: openedReviewSample }),
  errors: ['review_not_found'],
})

export const getReviewItem = endpoint({
  method: 'GET',
  path: '/api/review-items/:id',
  summary:
    'Read a message of a sample between its neighbours, with the card and the reviews that the viewer may see',
  access,
  automatic: true,
  params,
  response: z.object({ item: openedReviewItem }),
  errors: ['review_not_found'],
})

export const saveReview = endpoint({
  method: 'PUT',
  path: '/api/review-items/:id/review',
  summary: 'Score a message and tell its operator. It can be changed until the operator has read it',
  access,
  params,
  body: z.strictObject({
    scores: z
      .record(text(criterionCodeLength), reviewScore.nullable())
      .refine(
        (given) => Object.keys(given).length <= maxCriteria,
        issue('list_too_long', { max: maxCriteria }),
      ),
    comments: z
      .array(z.strictObject({ message_id: id, kind: z.enum(reviewCommentKinds), text: words }))
      .max(maxReviewComments),
    words: words.optional(),
    /** The operator gets no further chat until they have read it. They may put that off once. */
    asked: z.boolean().default(false),
    /** `saved_at` of the own review that the coach saw, or null. If there is another one, such as of another tab, it is refused. */
    seen: moment.nullable().optional(),
  }),
  response: z.object({ item: openedReviewItem }),
  errors: [
    'review_not_found',
    'review_read',
    'review_card_changed',
    'edited_meanwhile',
    'message_not_found',
    'customer_erased',
  ],
})

export const passReview = endpoint({
  method: 'POST',
  path: '/api/review-items/:id/pass',
  summary: 'Leave a message of a sample out. Its operator is not told',
  access,
  params,
  response: z.object({ item: openedReviewItem }),
  errors: ['review_not_found', 'review_read'],
})

export const reviewEndpoints = {
  getReviewSamples,
  getReviewSampleCount,
  drawReviewSample,
  getReviewSample,
  getReviewItem,
  saveReview,
  passReview,
  ...reviewCardEndpoints,
  getReviewTrends,
  exportReviewTrends,
} as const
