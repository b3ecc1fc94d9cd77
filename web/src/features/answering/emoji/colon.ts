/** A colon that searches for an emoji, and the text after it. */
export type Colon = { start: number; query: string }

/** A longer text after the colon is not a search. */
const maxQuery = 30

/**
 * The colon before the caret that searches for an emoji: at the start of the text or after white space, followed by one word. Not one of
 * a time, a URL or a sentence.
 */
export function colonBefore(text: string, caret: number): Colon | null {
  const start = caret > 0 ? text.lastIndexOf(':', caret - 1) : -1
  if (start < 0 || caret - start - 1 > maxQuery) return null
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return null
  const query = text.slice(start + 1, caret)
  return /^[\p{L}\p{M}\p{N}_’'-]*$/u.test(query) ? { start, query } : null
}
