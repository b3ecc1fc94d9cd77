/** A part of a search: words in this order, words in any order, or the beginning of a word. */
export type SearchTerm = { kind: 'phrase' | 'words' | 'prefix'; text: string; isExcluded: boolean }

/** More are not compared: each costs time, and nobody writes as many. */
const maxTerms = 20

/** Reads what somebody has typed: `hond "in de tuin" wand* -kat`. Every text is a search; nothing is an error. */
export function parseSearch(typed: string): SearchTerm[] {
  const terms = [...typed.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)].map(
    ([, minus, phrase, word = '']): SearchTerm => {
      const isExcluded = minus === '-'
      if (phrase !== undefined) return { kind: 'phrase', text: phrase, isExcluded }
      return word.endsWith('*')
        ? { kind: 'prefix', text: word.replace(/\*+$/, ''), isExcluded }
        : { kind: 'words', text: word, isExcluded }
    },
  )
  return terms.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).slice(0, maxTerms)
}
