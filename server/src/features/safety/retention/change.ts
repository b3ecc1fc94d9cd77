import type { BodyOf, confirmRetention as endpoint, RetentionClass } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { countIn, requireRange } from './count.ts'

/**
 * Confirms a period with the count that the admin saw. From now on a job deletes what is older, day by day.
 * @throws {AppError} `invalid_input`, `counts_changed`
 */
export async function confirmRetention(
  db: Db,
  admin: Operator,
  name: RetentionClass,
  { days, until, rows }: BodyOf<typeof endpoint>,
): Promise<void> {
  requireRange(name, days, 'days')
  await transaction(db, async (tx) => {
    // Two admins wait for each other here; a class that is off has no row to lock.
    await sql`select pg_advisory_xact_lock(hashtext('retention'))`.execute(tx)
    const before = await tx
      .selectFrom('retention_periods')
      .where('class', '=', name)
      .select('days')
      .forUpdate()
      .executeTakeFirst()
    const counted = await countIn(tx, name, days)
    if (counted.until !== until || counted.rows !== rows) throw new AppError('counts_changed')
    const run = {
      days,
      until,
      confirmed_at: sql<string>`now()`,
      confirmed_by: admin.id,
      confirmed_rows: rows,
      step: 0,
      rows: 0,
      begun_at: sql<string>`now()`,
      finished_at: null,
    }
    await tx
      .insertInto('retention_periods')
      .values({ class: name, ...run })
      .onConflict((c) => c.column('class').doUpdateSet(run))
      .execute()
    await recordAudit(tx, {
      operatorId: admin.id,
      action: 'retention.confirm',
      subject: { type: 'setting', id: null },
      details: { name, rows, until, before: { days: before?.days ?? null }, after: { days } },
    })
    announce(tx, { topic: 'settings' })
  })
}

/** Keeps a class for ever from now on. A run in progress ends after its batch. It can be repeated. */
export async function stopRetention(db: Db, admin: Operator, name: RetentionClass): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await tx
      .selectFrom('retention_periods')
      .where('class', '=', name)
      .where('days', 'is not', null)
      .select('days')
      .forUpdate()
      .executeTakeFirst()
    if (!before) return
    await tx.updateTable('retention_periods').set({ days: null }).where('class', '=', name).execute()
    await recordAudit(tx, {
      operatorId: admin.id,
      action: 'retention.stop',
      subject: { type: 'setting', id: null },
      details: { name, before: { days: before.days }, after: { days: null } },
    })
    announce(tx, { topic: 'settings' })
  })
}
