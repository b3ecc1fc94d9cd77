import { findInVisible, visibleText } from '@panel/contract/visible'

/** A match in a text: from `start` to before `end`. */
export type Range = { start: number; end: number }

// Letters whose accent is not a separate character.
const plain: Record<string, string> = { ł: 'l', ø: 'o', æ: 'a', œ: 'o', ß: 's', đ: 'd', ı: 'i', '’': "'" }

/** The text without letter case and accents, of the same length, so that positions stay valid. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).toLowerCase()
    return plain[letter] ?? letter.normalize('NFD').charAt(0)
  }).join('')
}

const wordsOf = (query: string) => fold(visibleText(query)).split(/\s+/).filter(Boolean)

/** The matches of the words of a query in a text; null when one of them is missing. Letter case and accents are ignored. */
export function matchWords(text: string, query: string): Range[] | null {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = findInVisible(text, (visible) => rangesOf(fold(visible), words))
  return found.length > 0 ? found : null
}

/** No ranges when a word is missing. */
function rangesOf(folded: string, words: string[]): Range[] {
  const found: Range[] = []
  for (const word of words) {
    const start = placeOf(folded, word)
    if (start < 0) return []
    found.push({ start, end: start + word.length })
  }
  return merged(found)
}

/** The start of a word is preferred to its middle. */
function placeOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return at
  return folded.indexOf(word)
}

function merged(ranges: Range[]): Range[] {
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
  return /[\p{L}\p{N}]/u.test(text.charAt(first.start - 1)) ? 2 : 1
}
