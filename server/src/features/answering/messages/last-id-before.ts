import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** The highest id of the messages that were stored more than `days` days ago; 0 if there are none. Ids grow with the time. */
export async function lastMessageIdBefore(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from messages where created_at < now() - make_interval(days => ${days})`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}
