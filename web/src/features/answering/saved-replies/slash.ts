/** A slash that searches for a saved reply, and the text after it. */
export type Slash = { start: number; query: string }

/** A longer text after the slash is not a search. */
const maxQuery = 40

/**
 * The slash before the caret that searches for a saved reply: at the start of the text or after white space, followed by words
 * on the same line. Not one in a URL, nor in `1/2`.
 */
export function slashBefore(text: string, caret: number): Slash | null {
  const start = caret > 0 ? text.lastIndexOf('/', caret - 1) : -1
  if (start < 0 || caret - start - 1 > maxQuery) return null
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return null
  const query = text.slice(start + 1, caret)
  return /^\s|[\r\n]/.test(query) ? null : { start, query }
}
