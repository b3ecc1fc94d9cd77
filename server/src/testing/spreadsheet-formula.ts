/**
 * Whether Excel would compute a cell of a CSV file: it begins with a sign, and what follows is an expression to its end. Plain numbers
 * and names, which nothing is called, compute nothing.
 */
export function isFormula(cell: string): boolean {
  const text = cell.normalize('NFKC').trim()
  if (!/^[=+\-@]/.test(text) || /^[+-]\s*\d+([.,]\d+)*\s*%?$/.test(text)) return false
  const end = expression(text, /^[=+\-@]/.test(text) ? skip(text, 0, /^[=@]?/) : 0)
  return end === text.length
}

const operand = [
  /^"(?:[^"]|"")*"/,
  /^\d+(?:[.,]\d+)?/,
  /^[a-z]+\|'[^']*'![a-z]+\d+/i,
  /^\$?[a-z]{1,3}\$?\d+/i,
]
const operator = /^(?:<=|>=|<>|[&*/^<>=+-])/

/** The end of an expression that begins at a place; -1 when there is none. */
function expression(text: string, start: number): number {
  let at = skip(text, start, /^[\s+\-@]*/)
  at = term(text, at)
  while (at !== -1) {
    at = skip(text, at, /^[\s%]*/)
    const sign = operator.exec(text.slice(at))
    if (!sign) return at
    at = term(text, skip(text, at + sign[0].length, /^[\s+-]*/))
  }
  return -1
}

function term(text: string, at: number): number {
  const rest = text.slice(at)
  const call = /^(?:[a-z]+\s*)?\(\s*/i.exec(rest)
  if (call) {
    const isCall = !rest.startsWith('(')
    if (isCall && rest[call[0].length] === ')') return at + call[0].length + 1
    let end = expression(text, at + call[0].length)
    while (isCall && end !== -1 && /^[,;]/.test(text.slice(end))) end = expression(text, end + 1)
    return end !== -1 && text[end] === ')' ? end + 1 : -1
  }
  const found = operand.map((one) => one.exec(rest)).find((one) => one)
  return found ? at + found[0].length : -1
}

const skip = (text: string, at: number, what: RegExp) => at + (what.exec(text.slice(at))?.[0].length ?? 0)
