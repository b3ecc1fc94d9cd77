import { type ReviewCommentKind, reviewContext } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findContext } from '../conversations/message-context.ts'
import { readableNeighbours } from '../conversations/readable-neighbours.ts'
import { peopleColumns } from '../customers/people-columns.ts'
import { selectReviews } from './find-reviews.ts'

/** Reviews in the list of an operator. */
const latestFeedback = 50

export type FeedbackRow = Awaited<ReturnType<typeof findFeedback>>[number]
export type OpenedFeedbackRow = Awaited<ReturnType<typeof findOneFeedback>>

/** Reviews of messages that the viewer wrote. */
const selectFeedback = (db: Db, viewer: Operator) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('review_items as i', 'i.id', 'r.item_id')
    .innerJoin('operators as o', 'o.id', 'r.reviewer_id')
    .innerJoin('conversations as c', 'c.id', 'i.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('r.operator_id', '=', viewer.id)
    .where('r.passed', '=', false)
    .select([
      'r.id',
      'r.reviewer_id',
      'o.name as reviewer_name',
      'r.saved_at',
      'r.total',
      'r.read_at',
      'r.differs',
      'r.answer',
      'i.source',
      'i.conversation_id',
      'i.message_id',
      'i.message_created_at',
      ...peopleColumns,
      sql<ReviewCommentKind[]>`array(select kind from review_comments m where m.review_id = r.id)`.as(
        'comments',
      ),
    ])

/** The latest reviews of the viewer's messages, newest first. */
export const findFeedback = (db: Db, viewer: Operator) =>
  selectFeedback(db, viewer)
    .orderBy('r.saved_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(latestFeedback)
    .execute()

/** A review of the viewer's message. @throws {AppError} `review_not_found`, also for a message of somebody else */
export async function findOneFeedback(db: Db, viewer: Operator, id: number) {
  const [row, review] = await Promise.all([
    selectFeedback(db, viewer).where('r.id', '=', id).executeTakeFirst(),
    selectReviews(db).where('r.id', '=', id).executeTakeFirst(),
  ])
  if (!row || !review) throw new AppError('review_not_found')
  return {
    row,
    review,
    context: await findContext(db, row, reviewContext, await readableNeighbours(db, viewer, row)),
  }
}
