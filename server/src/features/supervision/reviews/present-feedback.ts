import type { Feedback, FeedbackAnswer, openedFeedback, ReviewCommentKind } from '@panel/contract'
import type { z } from 'zod'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { presentPeople } from '../../conversations/customers/people-columns.ts'
import { presentMessage } from '../../conversations/present.ts'
import type { AnswerRow } from './find-answers.ts'
import type { FeedbackRow, OpenedFeedbackRow } from './find-feedback.ts'
import { presentReview } from './present.ts'

export const presentFeedback = (row: FeedbackRow, viewer: Operator): Feedback => ({
  id: row.id,
  by: presentOperator(viewer, { id: row.reviewer_id, name: row.reviewer_name }),
  saved_at: row.saved_at,
  total: row.total,
  comments: countKinds(row.comments),
  ...presentPeople(row),
  answer: row.read_at === null ? null : { at: row.read_at, differs: row.differs, text: row.answer },
})

const countKinds = (kinds: FeedbackRow['comments']): Feedback['comments'] => {
  const count = (kind: ReviewCommentKind) => kinds.filter((each) => each === kind).length
  return { praise: count('praise'), improve: count('improve'), remark: count('remark') }
}

export const presentOpenedFeedback = (
  { row, review, context }: OpenedFeedbackRow,
  viewer: Operator,
): z.input<typeof openedFeedback> => ({
  ...presentFeedback(row, viewer),
  review: presentReview(review, viewer),
  is_random: row.source === 'random',
  conversation_id: row.conversation_id,
  message_id: row.message_id,
  context: context.map((message) => presentMessage(message, viewer)),
})

/** An answer to a review, as its coach sees it. */
export const presentAnswer = (row: AnswerRow, viewer: Operator): FeedbackAnswer => ({
  id: row.id,
  sample_id: row.sample_id,
  item_id: row.item_id,
  by: presentOperator(viewer, { id: row.operator_id, name: row.operator_name }),
  at: row.read_at,
  differs: row.differs,
  text: row.answer,
  is_seen: row.is_seen,
})
