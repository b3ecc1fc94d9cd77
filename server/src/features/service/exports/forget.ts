import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { transaction } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'

/** Days for which an operator sees that a file has expired. */
const shownFor = 30

/** Deletes files that have expired, one after the other; later also their rows. @returns the number of files */
export async function forgetExports(db: Db): Promise<number> {
  await deleteInBatches(
    db,
    'exports',
    sql`state = 'expired' and expires_at < now() - make_interval(days => ${sql.lit(shownFor)})`,
  )
  for (let files = 0; ; files++) if (!(await forgetFile(db))) return files
}

const forgetFile = (db: Db) =>
  transaction(db, async (tx) => {
    const expired = await tx
      .selectFrom('exports')
      .where('expires_at', '<=', sql<string>`now()`)
      .where('state', '<>', 'expired')
      .select('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!expired) return false
    await tx.deleteFrom('export_parts').where('export_id', '=', expired.id).execute()
    await tx
      .updateTable('exports')
      .set({ state: 'expired', fault: null, seen_at: sql<string>`coalesce(seen_at, now())` })
      .where('id', '=', expired.id)
      .execute()
    return true
  })
