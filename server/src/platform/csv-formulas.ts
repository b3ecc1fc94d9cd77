import type { CsvSeparator } from '@panel/contract'

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

/** Where a cell ends in a file with this separator, when it is read with the other one. */
const ends = { comma: /[;\t\r\n]/, semicolon: /[,\t\r\n]/ }

/**
 * Writes an apostrophe before what a spreadsheet would compute. A smiley and a list of words stay as they are.
 * @param following the cells of its row that follow: read with the other separator, a formula goes on in them
 */
export function withoutFormulas(
  text: string,
  separator: CsvSeparator,
  following: readonly unknown[] = [],
): string {
  const guarded = text.replace(cellsSeenIn[separator], (seen, before: string, cell = '', place: number) => {
    const isLast = place + seen.length === text.length
    const isComputed =
      computes(cell) || (isLast && goesOn(cell) && computes(cell + restOf(following, separator)))
    return isComputed ? `${before}'${cell}` : before + cell
  })
  return beginsAsFormula.test(text) && !plainNumber.test(text) ? `'${guarded}` : guarded
}

/** Whether a formula can go on with a text: nothing but an operator or a parenthesis stands before it. */
const goesOn = (cell: string) => /[=+\-@&*/^<>(,;:]["\s]*$/.test(cell.normalize('NFKC'))

const goesOnWithOperator = /^["\s]*[&*/^<>=%),;:+-]/

/**
 * What a formula has of the cells that follow it in its row: the closing quote, the separator and the next opening quote are a text in it,
 * here one quote, which an operator or the end of the cell must follow. Empty when there is no such formula.
 */
function restOf(following: readonly unknown[], separator: CsvSeparator): string {
  let rest = ''
  for (const cell of following) {
    // A number, an empty cell and doubled quotes are within that text.
    if (typeof cell !== 'string' || /^"*$/.test(cell)) continue
    const end = cell.search(ends[separator])
    const seen = end === -1 ? cell : cell.slice(0, end)
    if (/^["\s]*$/.test(seen) && end !== -1) return `${rest}"`
    if (!goesOnWithOperator.test(seen.normalize('NFKC'))) return ''
    rest += `"${seen}`
    if (end !== -1) return rest
    if (!goesOn(seen)) return ''
  }
  return ''
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
  const plain = cell.normalize('NFKC')
  // Quotes are doubled: where a value can stand they are an empty text, which is one.
  return isCalculation(plain.replaceAll('"', '')) || isCalculation(plain.replace(/"+/g, '0'))
}

function isCalculation(cell: string): boolean {
  const sign = /^[\s=+\-@]*/.exec(cell)?.[0] ?? ''
  const formula = cell.slice(sign.length)
  // No formula goes on like this, as in the smileys ;-) and =/.
  if (!operand.test(formula)) return false
  return sign.includes('=') || call.test(formula) || calculation.test(formula.replaceAll(reference, '0'))
}
