import { mostRetentionDays, type RetentionClass } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import { today } from '../../../platform/service-time.ts'
import { stepsOf } from './classes.ts'

/** Maximum time of one run in milliseconds; the next run continues. Other jobs of the node wait meanwhile. */
const maxRunTime = 10_000

/** The day from before which rows of a period `p` are over today. */
export const dayOf = (alias: 'p') => sql<string>`(${today} - ${sql.ref(`${alias}.days`)})`

/**
 * Deletes and empties what is older than the confirmed periods: one batch in each transaction, so it continues where it was. A job runs it
 * every minute; nodes that run it at the same time take turns. Each day follows by itself, unless more than `mostRetentionDays` have
 * passed since the last one.
 * @returns the number of batches
 */
export async function applyRetention(db: Db, runTime = maxRunTime): Promise<number> {
  const until = Date.now() + runTime
  for (let batches = 0; ; batches++) if (Date.now() >= until || !(await retainBatch(db))) return batches
}

/** @returns false when nothing is left */
export const retainBatch = (db: Db) =>
  transaction(db, async (tx) => {
    const period = await lockPeriod(tx)
    if (!period) return false
    if (period.finished_at !== null) {
      await beginDay(tx, period)
      return true
    }
    const step = stepsOf[period.class][period.step]
    if (!step) {
      await finish(tx, period)
      return true
    }
    const { rows, isDone } = await step.run(tx, period)
    await tx
      .updateTable('retention_periods')
      .set({ rows: sql`rows + ${rows}`, step: period.step + (isDone ? 1 : 0) })
      .where('class', '=', period.class)
      .execute()
    return true
  })

type Period = {
  class: RetentionClass
  days: number
  until: string
  next_until: string
  step: number
  rows: number
  position: number
  begun_at: string
  finished_at: string | null
}

/** A period with work: its run is not finished, or the next day has come. A class that this release does not know waits. */
async function lockPeriod(tx: Tx): Promise<Period | undefined> {
  const { rows } = await sql<Period>`
    select p.class, p.days, p.until, ${dayOf('p')} as next_until, p.step, p.rows, p.position, p.begun_at, p.finished_at
    from retention_periods p
    where p.days is not null and p.class = any(${Object.keys(stepsOf)}::text[])
      and (p.finished_at is null or (${dayOf('p')} > p.until and ${dayOf('p')} <= p.until + ${mostRetentionDays}::int))
    order by p.class limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

const beginDay = (tx: Tx, period: Period) =>
  tx
    .updateTable('retention_periods')
    .set({ until: period.next_until, step: 0, rows: 0, begun_at: sql<string>`now()`, finished_at: null })
    .where('class', '=', period.class)
    .execute()

async function finish(tx: Tx, { class: name, days, until, rows, begun_at }: Period) {
  await tx
    .updateTable('retention_periods')
    .set({ finished_at: sql<string>`now()` })
    .where('class', '=', name)
    .execute()
  if (rows === 0) return
  await tx.insertInto('retention_runs').values({ class: name, days, until, rows, begun_at }).execute()
  await recordAudit(tx, {
    operatorId: null,
    action: 'retention.apply',
    subject: { type: 'setting', id: null },
    details: { name, days, until, rows },
  })
}
