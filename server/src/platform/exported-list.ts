import type { Readable } from 'node:stream'
import type {
  csvQuery,
  Endpoint,
  ExportedListName,
  endpoints,
  FileFormat,
  QueryOf,
  Right,
} from '@panel/contract'
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

type Rows<Row, Cursor> = {
  /** A query with a row for each row of the file, which needs only what the filters read; or counts the rows up to a number. */
  matching: Matching | ((most: number) => Promise<number>)
  find(cursor: Cursor | undefined, limit: number): Promise<{ items: Row[]; next_cursor: Cursor | null }>
  cellsOf(rows: Row[]): Promise<Cell[][]> | Cell[][]
}

type Definition<E extends ExportEndpoint, Row, Cursor> = {
  name: ExportedListName
  endpoint: E
  /** Orders the same file in the background. */
  order: OrderEndpoint
  /** Counts the rows, for the views of the list. */
  count?: CountEndpoint
  /** The name of the file, without its ending. */
  file: string
  /** What the audit log says was exported. */
  subject: ExportedSubject
  head: readonly string[]
  /** What the columns of a workbook have. Required when the query has a `format`. */
  sheet?: SheetColumns
  rowsOf(db: Db, viewer: Operator, query: QueryOf<E>): Rows<Row, Cursor>
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
export type ExportedList = Pick<
  Definition<ExportEndpoint, unknown, unknown>,
  'name' | 'endpoint' | 'order' | 'count' | 'file' | 'subject'
> & {
  /** @param query as in the request. @throws {ZodError} when it is not valid (any more) */
  open(db: Db, viewer: Operator, query: unknown): OpenedList
  /** The file that parts make, as it is sent. */
  fileOf(db: Db, format: FileFormat, parts: AsyncIterable<string | Buffer>): Promise<Readable>
}

export function exportedList<E extends ExportEndpoint, Row, Cursor>({
  head,
  sheet,
  rowsOf,
  ...list
}: Definition<E, Row, Cursor>): ExportedList {
  return {
    ...list,
    open(db, viewer, given) {
      const query = list.endpoint.query.parse(given)
      // The cast: this is the schema of the endpoint.
      const { matching, find, cellsOf } = rowsOf(db, viewer, query as QueryOf<E>)
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
          return {
            text: write(await cellsOf(items)),
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
