/** What counts of a text when two are compared: its letters and digits, without case, accents' forms and punctuation. */
export function plainWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      // One character can become eighteen: nobody writes so.
      .slice(0, text.length * 2)
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** Every run of three characters of the words, each word with two spaces before and one after it. */
export function trigramsOf(words: string): Set<string> {
  return new Set(eachTrigram(words))
}

/**
 * How alike a text is to one whose trigrams are known, by those they share: from 0 to 1, as PostgreSQL's pg_trgm counts it; 0 as soon as it is clear that it is less than `least`: most texts are
 * told apart by their first words.
 */
export function likenessTo(known: ReadonlySet<string>, words: string, least: number): number {
  // Each trigram that is not known is one more of all, and none of the shared ones.
  const strangersAtMost = known.size / least - known.size + 1e-9
  const found = new Set<string>()
  let strangers = 0
  for (const trigram of eachTrigram(words)) {
    if (found.has(trigram)) continue
    found.add(trigram)
    if (!known.has(trigram) && ++strangers > strangersAtMost) return 0
  }
  const shared = found.size - strangers
  return found.size === 0 ? 0 : shared / (known.size + strangers)
}

function* eachTrigram(words: string): Generator<string> {
  for (const word of words.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) yield padded.slice(at, at + 3)
  }
}
