import { visibleText } from '@panel/contract'

/**
 * The parts of a text that are compared: visible letters and digits, without letter case, punctuation and different encodings of
 * accents.
 */
export function normalizedWords(text: string): string {
  return (
    visibleText(text)
      .normalize('NFKC')
      // Normalization can turn one character into eighteen.
      .slice(0, text.length * 2)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** All runs of three characters of the words; each word gets two spaces before and one after it. */
export function trigramsOf(words: string): Set<string> {
  return new Set(eachTrigram(words))
}

/**
 * The likeness of a text to another one whose trigrams are known, from 0 to 1, as pg_trgm of PostgreSQL computes it. Returns 0
 * as soon as it must be less than `minLikeness`: most texts differ in their first words.
 */
export function likenessOf(knownTrigrams: ReadonlySet<string>, words: string, minLikeness: number): number {
  // An unknown trigram increases the number of all trigrams, but not of the common ones.
  const maxUnknown = knownTrigrams.size / minLikeness - knownTrigrams.size + 1e-9
  const found = new Set<string>()
  let unknown = 0
  for (const trigram of eachTrigram(words)) {
    if (found.has(trigram)) continue
    found.add(trigram)
    if (!knownTrigrams.has(trigram) && ++unknown > maxUnknown) return 0
  }
  const shared = found.size - unknown
  return found.size === 0 ? 0 : shared / (knownTrigrams.size + unknown)
}

function* eachTrigram(words: string): Generator<string> {
  for (const word of words.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) yield padded.slice(at, at + 3)
  }
}
