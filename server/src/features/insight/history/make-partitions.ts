import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Months for which partitions exist in advance. */
const monthsAhead = 3

/**
 * Creates the partitions of the message history that are missing. @returns the number of new ones
 * @throws when others use the history for long; then the job repeats it
 */
export async function makeHistoryPartitions(db: Db): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select make_history_partitions(${monthsAhead}) as made`.execute(db)
  return rows[0]?.made ?? 0
}
