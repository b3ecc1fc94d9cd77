import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { findFilledFrom } from '../history/find-filled-from.ts'

/** The first day of which the message history has all messages; null when it has all that there are. */
export async function findOpensFrom(db: Db): Promise<string | null> {
  const filledFrom = await findFilledFrom(db)
  const { rows } = await sql<{ day: string | null }>`
    select to_char(greatest(day_of(max(month + interval '1 month') at time zone 'utc' - interval '1 microsecond'),
      day_of(${filledFrom}::timestamptz)) + 1, 'YYYY-MM-DD') as day from archived_months`.execute(db)
  return rows[0]?.day ?? null
}
