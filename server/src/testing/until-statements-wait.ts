import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Resolves when this many statements of this database wait for a lock, for tests of simultaneous statements. */
export async function untilStatementsWait(db: Db, count = 1): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  if (rows.length < count) return untilStatementsWait(db, count)
}
