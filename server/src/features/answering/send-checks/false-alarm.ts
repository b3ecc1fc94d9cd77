import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * Counts what a check has found in a text of this operator as a false alarm. A repeated call changes nothing.
 * @throws {AppError} `raised_check_not_found`
 */
export async function reportFalseAlarm(db: Db, operator: Operator, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await tx
      .selectFrom('raised_checks')
      .where('id', '=', id)
      .where('operator_id', '=', operator.id)
      .select(['siteowner_id', 'conversation_id', 'kind', 'false_alarm_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new AppError('raised_check_not_found')
    if (found.false_alarm_at !== null) return
    await tx
      .updateTable('raised_checks')
      .set({ false_alarm_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: found.siteowner_id,
      action: 'send_check.false_alarm',
      subject: { type: 'conversation', id: found.conversation_id },
      details: { kind: found.kind },
    })
  })
}
