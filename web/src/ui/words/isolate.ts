/** Letters of scripts that are written from right to left, and the marks that change a direction. */
const changesDirection =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const begin = '\u2068'
const end = '\u2069'

/**
 * A name or text within another text: its direction, and marks in it, change nothing beside it. Most names stay as they are, so that
 * copied texts have no invisible marks.
 */
export function isolate(value: string): string {
  if (!changesDirection.test(value)) return value
  let open = 0
  const balanced = value.replaceAll(/[\u2066-\u2069]/g, (mark) => {
    if (mark === end && open === 0) return ''
    open += mark === end ? -1 : 1
    return mark
  })
  return begin + balanced + end.repeat(open + 1)
}
