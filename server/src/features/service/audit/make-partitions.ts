import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

/** Months for which partitions exist in advance. */
const monthsAhead = 2

/**
 * Creates the partitions of this month and the next ones. @returns the number of new ones
 * @throws when others use the audit log for long; then the job repeats it
 */
export async function makeAuditPartitions(db: Db): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select make_audit_partitions(${monthsAhead}) as made`.execute(db)
  return rows[0]?.made ?? 0
}
