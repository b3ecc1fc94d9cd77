import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

/** Answers that the bell shows. */
const shown = 5

/** SQL: the operator has answered review `r`, and not only read it. As in the index `reviews_answered`. */
export const isAnswered = sql<boolean>`(r.differs or r.answer is not null)`

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

/** The newest answers to the reviews of a coach. */
export const findAnswers = (db: Db, { id }: Operator) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('review_items as i', 'i.id', 'r.item_id')
    .innerJoin('operators as o', 'o.id', 'r.operator_id')
    .innerJoin('operators as coach', 'coach.id', 'r.reviewer_id')
    .where('r.reviewer_id', '=', id)
    .where(isAnswered)
    .orderBy('r.read_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(shown)
    .select([
      'r.id',
      'r.item_id',
      'i.sample_id',
      'r.operator_id',
      'o.name as operator_name',
      // An answered review was read.
      'r.read_at',
      'r.differs',
      'r.answer',
      sql<boolean>`r.read_at <= coach.answers_seen_at`.as('is_seen'),
    ])
    .$narrowType<{ read_at: string }>()
    .execute()
