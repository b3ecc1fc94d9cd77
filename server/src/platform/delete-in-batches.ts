import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './database-types.ts'

/** Rows per statement: short locks, and other statements can run in between. */
const batch = 5_000

/** Deletes all rows that match `condition`, in batches. @returns their number */
export async function deleteInBatches(
  db: Db,
  table: keyof DB & string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${batch} for update skip locked))`.execute(
      db,
    )
    deleted += Number(numAffectedRows ?? 0)
    if (Number(numAffectedRows ?? 0) < batch) return deleted
  }
}
