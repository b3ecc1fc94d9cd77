import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isAnswered } from './find-answers.ts'

/** Marks the answers to the reviews of a coach as seen. */
export function markAnswersSeen(db: Db, { id }: Operator): Promise<void> {
  return transaction(db, async (tx) => {
    const seen = await tx
      .updateTable('operators as o')
      .set({ answers_seen_at: sql<string>`now()` })
      .where('o.id', '=', id)
      .where(
        sql<boolean>`exists (select from reviews r where r.reviewer_id = ${id} and ${isAnswered} and r.read_at > o.answers_seen_at)`,
      )
      .returning('o.id')
      .execute()
    if (seen.length > 0) announce(tx, { topic: 'exports', operatorId: id })
  })
}
