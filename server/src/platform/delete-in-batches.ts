import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './database-types.ts'

/** Rows of one statement: short locks, and room for everybody else in between. */
const batch = 5_000

/** Deletes the rows that `condition` names, however many there are. @returns how many */
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
