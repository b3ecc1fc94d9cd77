import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'

/**
 * Counts what a check has found in a text of this operator as a false alarm. A repeated call changes nothing.
 * @throws {AppError} `raised_check_not_found`
 */
export async function reportFalseAlarm(db: Db, operator: Operator, id: number): Promise<void> {
  const found = await db
    .updateTable('raised_checks')
    .set({ false_alarm_at: sql<string>`coalesce(false_alarm_at, now())` })
    .where('id', '=', id)
    .where('operator_id', '=', operator.id)
    .returning('id')
    .executeTakeFirst()
  if (!found) throw new AppError('raised_check_not_found')
}
