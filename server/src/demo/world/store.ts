import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { DB } from '../../platform/database-types.ts'

type Table = keyof DB
type Row<T extends Table> = Partial<Record<keyof Selectable<DB[T]>, unknown>>

/** Rows of one statement: large enough to be fast, and done long before the time limit of a statement. */
const atOnce = 2_000

/** Adds rows with all of their columns, also ids. PostgreSQL reads each value as its column needs it. */
export async function store<T extends Table>(tx: Tx, table: T, rows: readonly Row<T>[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += atOnce) {
    const json = JSON.stringify(rows.slice(from, from + atOnce))
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx)
  }
}

/** Takes the next ids of a table, in ascending order. */
export async function takeIds(tx: Tx, table: Table, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** A moment of a world, in milliseconds since 1970, as PostgreSQL reads it. */
export const moment = (time: number) => new Date(time).toISOString()
