export type Cell = string | number | null

// Matches what a spreadsheet may read as a formula, also after white space and in full-width forms. It is searched in the whole
// text, because Excel in most of Europe separates cells by semicolons, also inside of quotes.
const formula = /(?<=(?:^|[;\t\r\n])\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g

/** The byte order mark. Without it, Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Writes a table as CSV (RFC 4180). Spreadsheets show all cells as text or numbers and run no formulas. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  csvHead(head) + csvRows(rows)

/** The beginning of a file. */
export const csvHead = (head: readonly string[]) => byteOrderMark + csvRows([head])

export const csvRows = (rows: readonly (readonly Cell[])[]) =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formula, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
