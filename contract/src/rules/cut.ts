const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning of a text with at most `limit` characters, never cut within what a person sees as one: an emoji, a letter with its accents. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = graphemes.segment(text).containing(limit)?.index
  return text.slice(0, last || limit).toWellFormed()
}

/** The same for the end of a text. */
export function cutBeginning(text: string, limit: number): string {
  if (text.length <= limit) return text
  const first = graphemes.segment(text).containing(text.length - limit)
  if (first?.index === text.length - limit) return text.slice(-limit)
  return (first && text.slice(first.index + first.segment.length)) || text.slice(-limit).toWellFormed()
}

/** The beginning of a text, with an ellipsis in place of what is left out. */
export const shortened = (text: string, limit: number): string =>
  text.length > limit ? `${cutText(text, limit).trimEnd()}…` : text

/** A text that PostgreSQL can store, also in JSON: a NUL character and half of a surrogate pair are replaced by U+FFFD. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\uFFFD')

/** The first character of a text as a person sees it, for initials and capitals. */
export const firstCharacter = (text: string): string => graphemes.segment(text).containing(0)?.segment ?? ''
