import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A job that fails for this long still does no harm. */
const monthsAhead = 3

/** Makes the partitions of this month and the next ones. @returns how many were missing */
export async function makeMessagePartitions(db: Db): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select make_message_partitions(${monthsAhead}) as made`.execute(db)
  return rows[0]?.made ?? 0
}
