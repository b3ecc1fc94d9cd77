import type { CsvSeparator } from '@panel/contract/csv-query'

const signs = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20'

const beginsAsFormula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r])`)

const plainNumber = /^[+-]\s*\d+(?:[.,]\d+)*\s*%?$/

/**
 * Finds the cells that a spreadsheet sees in a text when it reads the file with the other separator. Quotes protect nothing then,
 * because they do not stand at the beginning of a cell, and a line of the text begins a row. The cell is in the second group.
 */
const cellsSeen = (separator: string) =>
  new RegExp(`([${separator}\\t\\r\\n][\\s"]*)([${signs}][^${separator}\\t\\r\\n]*)?`, 'g')

const cellsSeenIn = { comma: cellsSeen(';'), semicolon: cellsSeen(',') }

/** Writes an apostrophe before what a spreadsheet would compute. A smiley and a list of words stay as they are. */
export function withoutFormulas(text: string, separator: CsvSeparator): string {
  const guarded = text.replace(cellsSeenIn[separator], (_, before: string, cell = '') =>
    computes(cell) ? `${before}'${cell}` : before + cell,
  )
  return beginsAsFormula.test(text) && !plainNumber.test(text) ? `'${guarded}` : guarded
}

const operand = /^[\p{L}\p{N}_\\$'([{#.]/u
const reference = /(?<![\p{L}\p{N}])\$?[a-z]{1,3}\$?\d+(?![\p{L}\p{N}])/giu
/** A function, also with a space before its values, another program, or a cell of another file. */
const call = /[\p{L}\p{N}_.](?:\(|\s+\(.*(?:[\d(]|:\S))|\||![\p{L}$_\\]/u
/** Numbers and signs. Two numbers without a sign between them are no formula. */
const calculation = /^(?!.*\d\s+[\d(])[\d\s.,;:+\-*/^&<>=%()$@]*\d[\d\s.,;:+\-*/^&<>=%()$@]*$/

/** Whether a spreadsheet would compute a cell that begins with a sign, as far as can be told. In doubt it would. */
function computes(cell: string): boolean {
  if (cell === '' || plainNumber.test(cell)) return false
  const plain = cell.normalize('NFKC').replaceAll('"', '')
  const sign = /^[\s=+\-@]*/.exec(plain)?.[0] ?? ''
  const formula = plain.slice(sign.length)
  // No formula goes on like this, as in the smileys ;-) and =/.
  if (!operand.test(formula)) return false
  return sign.includes('=') || call.test(formula) || calculation.test(formula.replaceAll(reference, '0'))
}
