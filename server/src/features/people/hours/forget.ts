import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { thresholdSetting } from '../../settings/read-settings.ts'

/**
 * Deletes hours, rests and corrections that are older than the owner of the panel keeps them. Switched off, what was counted is kept for one more
 * month. @returns the number of rows
 */
export async function forgetHours(db: Db): Promise<number> {
  const before = sql`(select now() - make_interval(months => greatest(1, ${thresholdSetting('hours_months')})))`
  return (
    (await deleteInBatches(db, 'work_sessions', sql`started_at < ${before}`)) +
    (await deleteInBatches(db, 'away_times', sql`not counts_as_work and started_at < ${before}`)) +
    (await deleteInBatches(db, 'hour_corrections', sql`at < ${before}`))
  )
}
