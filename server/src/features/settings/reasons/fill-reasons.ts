import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'

/** Rows per transaction: they are locked for some hundredths of a second. */
const batchSize = 1_000
/** Maximum time of one run in milliseconds; the next run continues. */
const maxRunTime = 10_000

/**
 * Fills in the code or the words of reasons that the previous release stored as text, newest first. A trigger of each table
 * derives both on every write, so each row is written again without a change. @returns the number of rows
 */
export async function fillReasons(db: Db, runTime = maxRunTime): Promise<number> {
  const deadline = Date.now() + runTime
  let filled = 0
  for (;;) {
    const found = await fillBatch(db)
    if (found === null) return filled
    filled += found
    if (Date.now() >= deadline) return filled
  }
}

/** @returns null when no table has such rows */
function fillBatch(db: Db): Promise<number | null> {
  return transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('reasons_due')
      .selectAll()
      .orderBy('table_name')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return null
    const from = due.below_id - batchSize
    const table = sql.table(due.table_name)
    const { numAffectedRows } = await sql`
      update ${table} set reason = reason
      where id >= ${from} and id < ${due.below_id} and reason_code is null and reason_words is null`.execute(
      tx,
    )
    const saveProgress = tx
      .updateTable('reasons_due')
      .set({ below_id: from })
      .where('table_name', '=', due.table_name)
    if (from > 1) await saveProgress.execute()
    else await tx.deleteFrom('reasons_due').where('table_name', '=', due.table_name).execute()
    return Number(numAffectedRows ?? 0)
  })
}
