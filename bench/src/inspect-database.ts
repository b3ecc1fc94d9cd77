import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database.ts'

/** Reads results of a run from the database while the server still uses it. */
export async function inspectDatabase(db: Db) {
  const { rows } = await sql<{
    answers: number
    doubles: number
    stuckLeases: number
    waiting: number
    undelivered: number
  }>`select
    (select count(*) from messages where direction = 'out') as answers,
    (select count(*) from (select 1 from messages where type ~ '^reply' group by conversation_id, in_reply_to having count(*) > 1) d) as doubles,
    (select count(*) from queue_items where expires_at < now() - interval '5 seconds') as "stuckLeases",
    (select count(*) from queue_items where due_at is not null) as waiting,
    (select count(*) from deliveries where status <> 'delivered') as undelivered`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The query returned no row')
  return found
}
