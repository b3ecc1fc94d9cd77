import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Months for which partitions exist in advance: a job that fails for that long does no harm. */
const monthsAhead = 3

/** Creates the partitions of this month and the next ones. @returns the number of new ones */
export async function makeMessagePartitions(db: Db): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select make_message_partitions(${monthsAhead}) as made`.execute(db)
  return rows[0]?.made ?? 0
}
