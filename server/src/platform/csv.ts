export type Cell = string | number | null

// What a spreadsheet takes for a formula, also behind white space, and in the wide forms of Asian keyboards. Not only at the
// beginning: where Excel parts cells by semicolons, as in most of Europe, one begins inside of the text, quoted or not.
const formula = /(?<=(?:^|[;\t\r\n])\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/g

/** Without it Excel reads UTF-8 as the code page of the machine, and names lose their accents. */
const byteOrderMark = '\uFEFF'

/** A table as a file (RFC 4180) that spreadsheets open as text and figures: nothing in it is run as a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`)
  return byteOrderMark + lines.join('')
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(formula, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
