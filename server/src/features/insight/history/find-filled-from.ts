import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** The time of the oldest sent message that the history has, while it does not have all; null when it is complete. */
export async function findFilledFrom(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select history_filled_from() as at`.execute(db)
  return rows[0]?.at ?? null
}
