import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Deletes the counts of past days. @returns their number */
export function forgetPokeDays(db: Db): Promise<number> {
  return deleteInBatches(db, 'poke_days', sql`day < current_date - 3`)
}
