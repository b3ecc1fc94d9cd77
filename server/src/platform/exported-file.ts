import { Readable } from 'node:stream'
import type { FileFormat } from '@panel/contract'
import { type Cell, type CsvForm, csvHead, csvRows } from './csv.ts'
import type { Db } from './database.ts'
import { readZoneToday } from './service-time.ts'
import { type SheetForm, sheetPart, xlsxFile } from './xlsx.ts'

/** How the file of a list is written, as the query of its endpoint says. */
export type FileForm = CsvForm & { format?: FileFormat | undefined }

/** What the columns of a workbook have. */
export type SheetColumns = Pick<SheetForm, 'moments' | 'wide'>

type Writer = {
  /** What stands before the first part. */
  begin(head: readonly string[]): string
  /** A part: some rows as text. */
  write(rows: readonly (readonly Cell[])[]): string
}

/**
 * The parts of a file. Those of a CSV file follow each other in it. A workbook is one compressed whole, which no two nodes can make
 * together: its parts are its rows, and it is made when it is sent.
 */
export const writerOf = ({ format, separator }: FileForm): Writer =>
  format === 'xlsx'
    ? { begin: () => '', write: sheetPart }
    : { begin: (head) => csvHead(head, separator), write: (rows) => csvRows(rows, separator) }

/** The file that parts make, as it is sent. */
export async function fileOf(
  db: Db,
  format: FileFormat,
  parts: AsyncIterable<string | Buffer>,
  { moments = [], ...form }: Omit<SheetForm, 'zone' | 'moments'> & Partial<SheetColumns>,
): Promise<Readable> {
  if (format === 'csv') return Readable.from(parts)
  return xlsxFile({ ...form, moments, zone: await readZoneToday(db) }, parts)
}
