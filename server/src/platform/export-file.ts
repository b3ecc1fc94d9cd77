import { Readable } from 'node:stream'
import { maxExportRows } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Cell, csvHead, csvRows } from './csv.ts'
import type { Db } from './database.ts'
import { AppError } from './http/errors.ts'

/** Rows that are read before the file begins: few, so that it begins soon. Each later statement reads twice as many, up to the most. */
const [firstRows, mostRows] = [50, 800]

type Matching = RawBuilder<unknown> | { as(alias: string): unknown }

type ExportedList<Row, Cursor> = {
  head: readonly string[]
  /** A query with a row for each row of the file, which needs only what the filters read; or counts the rows up to a number. */
  matching: Matching | ((most: number) => Promise<number>)
  find(cursor: Cursor | undefined, limit: number): Promise<{ items: Row[]; next_cursor: Cursor | null }>
  cellsOf(rows: Row[]): Promise<Cell[][]> | Cell[][]
}

/**
 * A list as a CSV file. It begins when its first rows are read; the others are read while it is sent.
 * @param record stores who exports how many rows, before the first of them is sent
 * @throws {AppError} `export_too_large`
 */
export async function exportFile<Row, Cursor>(
  db: Db,
  { head, matching, find, cellsOf }: ExportedList<Row, Cursor>,
  record: (rows: number) => Promise<unknown>,
): Promise<Readable> {
  const [count, first] = await Promise.all([
    typeof matching === 'function' ? matching(maxExportRows + 1) : countUpTo(db, matching, maxExportRows + 1),
    find(undefined, firstRows),
  ])
  if (count > maxExportRows) throw new AppError('export_too_large')
  const text = csvHead(head) + csvRows(await cellsOf(first.items))
  await record(count)
  return Readable.from(
    (async function* () {
      yield text
      let rows = firstRows
      for (let cursor = first.next_cursor; cursor !== null; ) {
        rows = Math.min(rows * 2, mostRows)
        const page = await find(cursor, rows)
        yield csvRows(await cellsOf(page.items))
        cursor = page.next_cursor
      }
    })(),
  )
}

async function countUpTo(db: Db, matching: unknown, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from (${matching}) matching limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}
