/** Whether the text has an address, a link or a number by which a person can be reached. */
export const hasContactDetails = (text: string): boolean =>
  /\S@\S|https?:|www\.|\b[a-z0-9-]+\.(com|net|org|nl|be|de|fr|es|it|pl|uk|io|me)\b|\+?\d[\d\s()/.-]{6,}\d/i.test(
    text,
  )

/** Whether a text uses a fact: it has one of the fact's longer words, also with another ending. */
export function usesFact(text: string, fact: string): boolean {
  const words = wordsOf(text)
  return wordsOf(fact)
    .filter((word) => word.length >= 4)
    .some((word) => words.some((own) => own.startsWith(stemOf(word)) || word.startsWith(stemOf(own))))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2))
