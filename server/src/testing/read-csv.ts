/** Reads a CSV file as spreadsheets do: quotes count only at the beginning of a cell; what follows the closing one is text. */
export function readCsv(file: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  const text = file.replace(/^\uFEFF/, '')
  for (let at = 0; at < text.length; ) {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(text.slice(at))
    if (quoted) at += quoted[0].length
    const rest = text.slice(at).search(separator === ',' ? /[,\r\n]/ : /[;\r\n]/)
    const end = rest === -1 ? text.length : at + rest
    rows.at(-1)?.push((quoted?.[1] ?? '').replaceAll('""', '"') + text.slice(at, end))
    at = end
    const mark = text[at]
    at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (mark === '\r' || mark === '\n') rows.push([])
    else if (at === text.length) rows.at(-1)?.push('')
  }
  return rows.filter((cells) => cells.length > 0)
}
