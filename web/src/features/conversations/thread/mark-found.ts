import type { TextParts } from '@panel/contract'
import { foldWithPlaces, merged, type Range } from '../../../ui/words/match-words'

/** A function that marks all places of these words in a text, as the server compares them. */
export function markFound(query: string): (text: string) => TextParts {
  const words = foldWithPlaces(query).text.split(/\s+/).filter(Boolean)
  return (text) => {
    const parts: TextParts = []
    let end = 0
    const add = (to: number, hit: boolean) => {
      if (to > end) parts.push({ part: text.slice(end, to), hit })
      end = to
    }
    for (const place of placesOf(text, words)) {
      add(place.start, false)
      add(place.end, true)
    }
    // Without a place there are no parts: the text is shown as it is.
    if (end > 0) add(text.length, false)
    return parts
  }
}

/** None unless the text has all words. */
function placesOf(text: string, words: readonly string[]): Range[] {
  const folded = foldWithPlaces(text)
  const places: Range[] = []
  for (const word of words) {
    let at = folded.text.indexOf(word)
    if (at < 0) return []
    for (; at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      const [first, last] = [folded.ranges[at], folded.ranges[at + word.length - 1]]
      if (first && last) places.push({ start: first.start, end: last.end })
    }
  }
  return merged(places)
}
