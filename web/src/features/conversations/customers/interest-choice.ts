import { folded } from '@panel/contract/rules/fold'

/** The interests whose name contains the query, first those that begin with it; accents are ignored. */
export function matching(
  words: readonly string[],
  typed: string,
  nameOf: (word: string) => string,
): string[] {
  const wanted = folded(typed)
  const found = words.filter((word) => folded(nameOf(word)).includes(wanted))
  const begins = (word: string) => folded(nameOf(word)).startsWith(wanted)
  return wanted === '' ? found : [...found.filter(begins), ...found.filter((word) => !begins(word))]
}

/** The interest before or after the marked one; the first follows the last. */
export function neighbourOf(words: readonly string[], marked: string | null, step: 1 | -1): string | null {
  if (words.length === 0) return null
  const place = marked === null ? -1 : words.indexOf(marked)
  if (place < 0) return words.at(step === 1 ? 0 : -1) ?? null
  return words.at((place + step) % words.length) ?? null
}

/** Adds an interest, or removes it. */
export const toggled = (chosen: readonly string[], word: string): string[] =>
  chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word]

/** A choice as text: words of a site may have spaces. */
export const interestText = (chosen: readonly string[]) => chosen.join('\n')
export const interestsFrom = (text: string) => text.split('\n').filter(Boolean)
