import type { CsvSeparator } from '@panel/contract'
import { withoutFormulas } from './csv-formulas.ts'

export type Cell = string | number | null

/** How a file is written, as the query of its endpoint says. Commas separate its cells if it does not. */
export type CsvForm = { separator?: CsvSeparator | undefined }

/** Where people write 1,5, Excel separates cells by semicolons, and takes 1.5 for a date. */
const marks = { comma: { separator: ',', decimal: '.' }, semicolon: { separator: ';', decimal: ',' } }

/** The byte order mark. Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes a table as CSV (RFC 4180). Every text is quoted. Spreadsheets show all cells as text or numbers and run no formulas. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[], { separator }: CsvForm) =>
  csvHead(head, separator) + csvRows(rows, separator)

/** The beginning of a file. */
export const csvHead = (head: readonly string[], separator?: CsvSeparator) =>
  byteOrderMark + csvRows([head], separator)

export function csvRows(rows: readonly (readonly Cell[])[], separator: CsvSeparator = 'comma'): string {
  const mark = marks[separator]
  const written = (cell: Cell, place: number, cells: readonly Cell[]): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return String(cell).replace('.', mark.decimal)
    return `"${withoutFormulas(cell, separator, cells.slice(place + 1)).replaceAll('"', '""')}"`
  }
  return rows.map((cells) => `${cells.map(written).join(mark.separator)}\r\n`).join('')
}
