import { sql } from 'kysely'
import { announce, type Db, transaction } from '../platform/database.ts'

/** Has hours counted from now on. */
export const countHours = (db: Db) =>
  transaction(db, async (tx) => {
    await sql`insert into settings (key, value) values ('hours_months', '24') on conflict (key) do nothing`.execute(
      tx,
    )
    announce(tx, { topic: 'settings' })
  })

let sessionId = 9_000_000_000

/** Hours of an operator: a session that is over. */
export const makeWork = (db: Db, operator: { id: number }, from: string, to: string) =>
  db
    .insertInto('work_sessions')
    .values({
      session_id: sessionId++ + operator.id * 1_000,
      operator_id: operator.id,
      started_at: from,
      last_act_at: to,
    })
    .execute()

/** A break of them that is deducted. */
export const makeRest = (db: Db, operator: { id: number }, from: string, to: string) =>
  db
    .insertInto('away_times')
    .values({
      operator_id: operator.id,
      reason_code: 'rest',
      counts_as_work: false,
      started_at: from,
      ended_at: to,
      ends_at: to,
    })
    .execute()
