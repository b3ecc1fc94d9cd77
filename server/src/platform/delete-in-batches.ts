import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './database-types.ts'

/** Maximum number of rows of one statement, so that its locks are short and other statements run in between. */
const batchSize = 5_000

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
        select ctid from ${sql.table(table)} where ${condition} limit ${batchSize} for update skip locked))`.execute(
      db,
    )
    deleted += Number(numAffectedRows ?? 0)
    if (Number(numAffectedRows ?? 0) < batchSize) return deleted
  }
}
