import type { ReviewCard, ReviewCommentKind, ReviewScore } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

/** Reviews `r` with their card, scores and comments. */
export const selectReviews = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('operators as o', 'o.id', 'r.reviewer_id')
    .leftJoin('review_cards as c', 'c.id', 'r.card_id')
    .select([
      'r.id',
      'r.item_id',
      'r.reviewer_id',
      'o.name as reviewer_name',
      'r.passed',
      'r.total',
      'r.words',
      'r.asked',
      'r.saved_at',
      'r.read_at',
      'r.differs',
      'r.answer',
      'c.version',
      // The writer of a card stores only this form.
      sql<ReviewCard['criteria'] | null>`c.criteria`.as('criteria'),
      // `saveReview` stores only this form.
      sql<Record<string, ReviewScore | null>>`r.scores`.as('scores'),
      sql<{ message_id: number; kind: ReviewCommentKind; text: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('message_id', m.message_id, 'kind', m.kind, 'text', m.body) order by m.id), '[]')
        from review_comments m where m.review_id = r.id)`.as('comments'),
    ])
