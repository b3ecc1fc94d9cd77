import { Readable } from 'node:stream'
import { cutText } from '@panel/contract/rules/cut'
import { type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'
import type { Cell } from './csv.ts'

/** How a list is written as an XLSX file. */
export type SheetForm = {
  /** The name of the sheet: at most 31 characters. */
  name: string
  head: readonly string[]
  /** The columns of the head whose texts are moments. */
  moments: readonly string[]
  /** The columns of the head with sentences. */
  wide?: readonly string[]
  /** The time zone by whose clock moments are written, because a spreadsheet knows none. */
  zone: string
  /** Rows that a sheet can have, with its head. The others are in further sheets. */
  rowsOfSheet?: number
}

/** Characters that a cell can have, as Excel counts them: in UTF-16. */
export const maxCellLength = 32_767

/** Width of a column, in digits. */
const widths = { moment: 20, wide: 60, other: 16 }

/** Rows as text, as `xlsxFile` reads them. */
export const sheetPart = (rows: readonly (readonly Cell[])[]): string => JSON.stringify(rows)

/**
 * Writes a list as an XLSX file while it is read: only some rows are in memory. No cell is ever a formula.
 * @param parts texts from `sheetPart`
 */
export function xlsxFile(form: SheetForm, parts: AsyncIterable<string | Buffer>): Readable {
  const { name, head, moments, wide = [], zone, rowsOfSheet = XLSX_MAX_ROWS_PER_SHEET } = form
  const isMoment = head.map((title) => moments.includes(title))
  const kinds = head.map((title, index) =>
    isMoment[index] ? 'moment' : wide.includes(title) ? 'wide' : 'other',
  )
  const columns: ColumnDef[] = kinds.map((kind) => ({
    width: widths[kind],
    style: { font: { name: 'Calibri', size: 11, bold: true } },
  }))
  const clock = clockOf(zone)

  async function* rows() {
    yield head.map((title, index) => (isMoment[index] ? `${title} (${zone})` : title))
    // The library has one style for all cells of a column. It has written the head when it asks for the next row.
    for (const [index, column] of columns.entries())
      column.style = isMoment[index] ? { numFmt: 'yyyy-mm-dd hh:mm:ss' } : {}
    // The cast: `sheetPart` has written it.
    for await (const part of parts)
      for (const cells of JSON.parse(part.toString()) as Cell[][])
        yield cells.map((cell, index) =>
          typeof cell !== 'string' ? cell : isMoment[index] ? clock(cell) : textOf(cell),
        )
  }
  const file = writeXlsxStream(rows(), {
    name,
    columns,
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsOfSheet,
  })
  // The cast: Node's type of the same stream.
  return Readable.fromWeb(file as import('node:stream/web').ReadableStream)
}

/** Clock times of a time zone as dates, whose UTC time a spreadsheet shows. */
function clockOf(zone: string): (moment: string) => Date {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => new Date(`${format.format(new Date(moment)).replace(' ', 'T')}Z`)
}

/** What Excel reads as one character, such as `_x0041_`, and what XML does not allow and the library does not write so. */
const escaped = /_(?=x[0-9a-f]{4}_)|[\uFFFE\uFFFF]/gi

/** Spreadsheets end the lines of a cell with one character. */
const carriageReturns = /\r\n?/g

const textOf = (text: string): string =>
  shortened(text.replace(carriageReturns, '\n')).replace(escaped, (character) =>
    character === '_' ? '_x005F_' : `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`,
  )

function shortened(text: string): string {
  if (text.length <= maxCellLength) return text
  const endOf = (missing: number) => ` … [cut: ${missing} more characters]`
  const beginning = cutText(text, maxCellLength - endOf(text.length).length)
  return beginning + endOf(text.length - beginning.length)
}
