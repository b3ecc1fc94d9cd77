import type { Readable } from 'node:stream'
import type { csvQuery, Endpoint, endpoints, FileFormat, FileListName, QueryOf, Right } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ExportedSubject } from './audit.ts'
import type { Cell } from './csv.ts'
import type { Db } from './database.ts'
import { type FileForm, fileOf, type SheetColumns, writerOf } from './exported-file.ts'
import type { Operator } from './http/access.ts'

/** An endpoint that returns a file at once. */
export type ExportEndpoint = Endpoint & {
  access: Right
  produces: 'text/csv'
  query: ReturnType<typeof csvQuery>
}

type OrderEndpoint = Endpoint &
  Pick<ExportEndpoint, 'access' | 'query'> &
  Pick<(typeof endpoints)['orderGiftExport'], 'method' | 'response'>

type CountEndpoint = Endpoint &
  Pick<ExportEndpoint, 'access' | 'query'> &
  Pick<(typeof endpoints)['getSkipCount'], 'method' | 'response'>

type Matching = RawBuilder<unknown> | { as(alias: string): unknown }

type Rows<Row, Shown, Cursor> = {
  /** A query with a row for each row of the file, which needs only what the filters read; or counts the rows up to a number. */
  matching: Matching | ((most: number) => Promise<number>)
  find(cursor: Cursor | undefined, limit: number): Promise<{ items: Row[]; next_cursor: Cursor | null }>
  /** The rows as their viewer may see them. */
  show(rows: Row[]): Promise<Shown[]> | Shown[]
}

/** The columns of a file: what each has of a row, by its heading. */
export type Columns<Shown> = Record<string, (row: Shown) => Cell>

/** A list of the contract (`listOf`). */
type ListOf<E extends ExportEndpoint> = {
  name: FileListName
  file: E
  order: OrderEndpoint
  count: CountEndpoint
}

type Definition<E extends ExportEndpoint, Row, Shown, Cursor> = {
  /** Whether another endpoint counts the rows. */
  isCountedElsewhere?: boolean
  /** The name of the file, without its ending. */
  file: string
  /** What the audit log says was exported. */
  subject: ExportedSubject
  columns: Columns<Shown>
  /** What the columns of a workbook have. Required when the query has a `format`. */
  sheet?: SheetColumns
  rowsOf(db: Db, viewer: Operator, query: QueryOf<E>): Rows<Row, Shown, Cursor>
}

/** A part of a file: some rows as text. */
export type FilePart = {
  text: string
  rows: number
  /** The place after its last row as JSON; null at the end of the file. */
  next: string | null
}

/** The rows of a file for one viewer with one query. */
export type OpenedList = {
  /** The query, parsed. */
  query: FileForm & Record<string, unknown>
  /** What stands before the first part. */
  head: string
  /** Counts the rows up to a number. */
  count(most: number): Promise<number>
  /** @param place `next` of the part before; null for the first part */
  read(place: string | null, limit: number): Promise<FilePart>
}

/** A list that operators can export as a file. */
export type ExportedList = Pick<Definition<ExportEndpoint, unknown, unknown, unknown>, 'file' | 'subject'> & {
  name: FileListName
  /** Returns the file at once. */
  endpoint: ExportEndpoint
  /** Orders the same file in the background. */
  order: OrderEndpoint
  /** Counts the rows, for the views of the list. */
  count: CountEndpoint | null
  /** @param query as in the request. @throws {ZodError} when it is not valid (any more) */
  open(db: Db, viewer: Operator, query: unknown): OpenedList
  /** The file that parts make, as it is sent. */
  fileOf(db: Db, format: FileFormat, parts: AsyncIterable<string | Buffer>): Promise<Readable>
}

/** The file of a list of the contract, at once or in parts. @param of the list, as `listOf` of the contract returns it */
export function exportedList<E extends ExportEndpoint, Row, Shown, Cursor>(
  of: ListOf<E>,
  { columns, sheet, rowsOf, isCountedElsewhere, ...list }: Definition<E, Row, Shown, Cursor>,
): ExportedList {
  const head = Object.keys(columns)
  const cells = Object.values(columns)
  return {
    ...list,
    name: of.name,
    endpoint: of.file,
    order: of.order,
    count: isCountedElsewhere ? null : of.count,
    open(db, viewer, given) {
      const query = of.file.query.parse(given)
      // The cast: this is the schema of the endpoint.
      const { matching, find, show } = rowsOf(db, viewer, query as QueryOf<E>)
      // The cast: every query of a file has it.
      const form = query as FileForm & Record<string, unknown>
      const { begin, write } = writerOf(form)
      let counted: number | undefined
      return {
        query: form,
        head: begin(head),
        async count(most) {
          counted =
            typeof matching === 'function' ? await matching(most) : await countUpTo(db, matching, most)
          return counted
        },
        async read(place, limit) {
          // To look for what does not exist takes longest.
          if (counted === 0) return { text: write([]), rows: 0, next: null }
          // The cast: a place is the cursor that this list has returned.
          const cursor = place === null ? undefined : (JSON.parse(place) as Cursor)
          const { items, next_cursor } = await find(cursor, limit)
          const shown = await show(items)
          return {
            text: write(shown.map((row) => cells.map((cellOf) => cellOf(row)))),
            rows: items.length,
            next: next_cursor === null ? null : JSON.stringify(next_cursor),
          }
        },
      }
    },
    fileOf: (db, format, parts) => fileOf(db, format, parts, { name: list.file, head, ...sheet }),
  }
}

/** Counts the rows of a query up to a number. */
export async function countUpTo(db: Db, matching: unknown, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from (${matching}) matching limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}
