import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Whether the operator has to read feedback before their next chat; `feedback_again` when some of it was put off. */
export async function askedFeedback(
  db: Db,
  operatorId: number,
): Promise<'feedback' | 'feedback_again' | null> {
  const { rows } = await sql<{ was_put_off: boolean }>`
    select was_put_off from asked_feedback(${operatorId}) order by was_put_off desc limit 1`.execute(db)
  const [asked] = rows
  return asked ? (asked.was_put_off ? 'feedback_again' : 'feedback') : null
}
