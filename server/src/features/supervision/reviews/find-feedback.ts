import {
  countedRows,
  type getFeedback as endpoint,
  type FeedbackState,
  type QueryOf,
  type ReviewCommentKind,
  reviewContext,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { countUpTo } from '../../../platform/exported-list.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { peopleColumns } from '../../conversations/customers/people-columns.ts'
import { findContext } from '../../conversations/message-context.ts'
import { readableNeighbours } from '../../conversations/readable-neighbours.ts'
import { selectReviews } from './find-reviews.ts'

export type FeedbackRow = Awaited<ReturnType<typeof findFeedback>>['items'][number]
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
    .where(sql<boolean>`not r.passed`)
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

/** SQL: review `r` has this state. */
const conditions: Record<FeedbackState, RawBuilder<boolean>> = {
  unread: sql`r.read_at is null`,
  read: sql`r.read_at is not null and not r.differs`,
  differs: sql`r.differs`,
}

/** The reviews of the viewer's messages, newest first. */
export async function findFeedback(
  db: Db,
  viewer: Operator,
  { state, cursor }: Pick<QueryOf<typeof endpoint>, 'state' | 'cursor'>,
  limit: number,
) {
  let query = selectFeedback(db, viewer)
    .orderBy('r.saved_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
  if (state !== undefined) query = query.where(conditions[state])
  if (cursor !== undefined) query = query.where(isAfterCursor(cursor, sql`r.saved_at`, sql`r.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.saved_at, row.id))
}

/** The oldest review that the viewer has not read. */
export async function findOldestUnread(db: Db, viewer: Operator): Promise<number | null> {
  const found = await db
    .selectFrom('reviews as r')
    .where('r.operator_id', '=', viewer.id)
    .where(sql<boolean>`not r.passed and r.read_at is null`)
    .orderBy('r.saved_at')
    .orderBy('r.id')
    .limit(1)
    .select('r.id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** Counts the reviews of the viewer's messages in this state. */
export async function countFeedback(db: Db, viewer: Operator, state: FeedbackState | undefined) {
  const matching = sql`select from reviews r where r.operator_id = ${viewer.id} and not r.passed
    and ${state === undefined ? sql`true` : conditions[state]}`
  const count = await countUpTo(db, matching, countedRows + 1)
  return { count: Math.min(count, countedRows), more: count > countedRows }
}

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
