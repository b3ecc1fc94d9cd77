import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** The time of the oldest sent message that the history has, while it does not have all; null when it is complete. */
export async function findFilledFrom(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string }>`
    select oldest.at
    from (select at, message_id from history_entries where skip_id is null order by message_id limit 1) oldest
    where exists (select from messages m where m.direction = 'out' and m.id < oldest.message_id)`.execute(db)
  return rows[0]?.at ?? null
}
