/** A slash that asks for a saved reply, and what was typed after it. */
export type Slash = { start: number; query: string }

/** More than that is a text of its own. */
const queryAtMost = 40

/**
 * The slash before the caret that asks for a saved reply: at the start of the text or after white space, and followed by
 * words on the same line. Not one of a web address, nor of `1/2`.
 */
export function slashBefore(text: string, caret: number): Slash | null {
  const start = caret > 0 ? text.lastIndexOf('/', caret - 1) : -1
  if (start < 0 || caret - start - 1 > queryAtMost) return null
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return null
  const query = text.slice(start + 1, caret)
  return /^\s|[\r\n]/.test(query) ? null : { start, query }
}
