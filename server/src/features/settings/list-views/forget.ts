import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { restoredWithin } from './queries.ts'

/** Deletes removed views that can no longer be restored. @returns their number */
export const forgetListViews = (db: Db) =>
  deleteInBatches(db, 'list_views', sql`removed_at <= ${restoredWithin}`)
