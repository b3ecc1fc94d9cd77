import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Deletes what operators were exposed to, and their pauses, after 30 days. @returns the number of rows */
export async function forgetWelfare(db: Db): Promise<number> {
  const isOld = sql`started_at < now() - interval '30 days'`
  return (
    (await deleteInBatches(db, 'welfare_shifts', isOld)) +
    (await deleteInBatches(db, 'away_times', sql`is_pause and ${isOld}`))
  )
}
