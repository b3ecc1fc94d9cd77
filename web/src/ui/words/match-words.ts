import { foldedCharacter } from '@panel/contract/rules/fold'

/** A match in a text: from `start` to before `end`. */
export type Range = { start: number; end: number }

/** A text as searches compare it, and where each of its characters stands in the text. */
type Folded = { text: string; ranges: Range[] }

const known = new Map<string, string>()

function fold(character: string): string {
  const found = known.get(character) ?? foldedCharacter(character)
  known.set(character, found)
  return found
}

/** A letter of two characters in a search, such as ß, is one place in the text; an accent belongs to the letter before. */
export function foldWithPlaces(text: string): Folded {
  const ranges: Range[] = []
  let result = ''
  let start = 0
  for (const character of text) {
    const plain = fold(character)
    const end = start + character.length
    const before = ranges.at(-1)
    if (plain === '' && before) before.end = end
    for (let part = 0; part < plain.length; part++) ranges.push({ start, end })
    result += plain
    start = end
  }
  return { text: result, ranges }
}

const wordsOf = (query: string) => foldWithPlaces(query).text.split(/\s+/).filter(Boolean)

/** The matches of the words of a query in a text; null when one of them is missing. Letter case and accents are ignored. */
export function matchWords(text: string, query: string): Range[] | null {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const folded = foldWithPlaces(text)
  const found: Range[] = []
  for (const word of words) {
    const place = placeOf(folded.text, word)
    if (place < 0) return null
    found.push({
      start: folded.ranges[place]?.start ?? 0,
      end: folded.ranges[place + word.length - 1]?.end ?? text.length,
    })
  }
  return merged(found)
}

/** The start of a word is preferred to its middle. */
function placeOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return at
  return folded.indexOf(word)
}

export function merged(ranges: Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

/** The quality of a match, best first: at the start of the text, at the start of a word, inside of one. */
export function rankOf(text: string, ranges: readonly Range[]): number {
  const first = ranges[0]
  if (!first || first.start === 0) return 0
  return /[\p{L}\p{M}\p{N}]/u.test(text.charAt(first.start - 1)) ? 2 : 1
}
