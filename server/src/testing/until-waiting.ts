import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Resolves when a statement of this database waits for a lock: the moment that a test of two at once needs. */
export async function untilWaiting(db: Db): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  if (rows.length === 0) return untilWaiting(db)
}
