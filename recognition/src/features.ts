import type { ConceptIndex } from './concept-index.ts'
import { ConceptPairs, type ConceptPlace } from './concept-pairs.ts'
import { hashOf, hashOfTwo } from './hash.ts'

const beginningLength = 5
const partLength = 4
const mostKept = 20_000

/** What a word is by itself, and its concepts. */
type Known = { word: number; alone: readonly number[]; concepts: readonly number[] }

/** Concepts are the same in every language, words are not. */
const seeds: Record<ConceptPlace, number> = { alone: 1, near: 2, together: 3, inTurn: 4 }

/** Each four letters of a word that has so many, which are alike in its forms and with a typing mistake. `<` and `>` are its ends. */
export function partsOf(word: string): string[] {
  if (word.length < partLength) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - partLength + 1 }, (_, at) => whole.slice(at, at + partLength))
}

/**
 * Lists what can have a weight in the words of a sentence, as hashes: words, their beginnings and parts, two and three words that follow each
 * other, concepts, and pairs of them. The list is used again for the next one.
 */
export class FeatureReader {
  readonly features: number[] = []
  private readonly seed: number
  private readonly index: ConceptIndex
  private readonly pairs: ConceptPairs
  private readonly kept = new Map<string, Known>()
  /** The concepts of each word. */
  private readonly found: (readonly number[])[] = []

  constructor(language: string, index: ConceptIndex) {
    this.seed = hashOf(language)
    this.index = index
    this.pairs = new ConceptPairs(index.names.length)
  }

  /** Returns the size of the sentence. Sums are divided by the root of the sizes of a text: long texts have larger ones. */
  read(words: readonly string[]): number {
    const { features, found, pairs } = this
    features.length = 0
    found.length = 0
    let [before, pair] = [0, 0]
    for (const text of words) {
      const { word, alone, concepts } = this.look(text)
      for (const one of alone) features.push(one)
      if (pair !== 0) features.push(hashOfTwo(pair, word))
      pair = before === 0 ? 0 : hashOfTwo(before, word)
      if (pair !== 0) features.push(pair)
      found.push(concepts)
      before = word
    }
    pairs.read(found)
    for (const place of ['alone', 'near', 'together', 'inTurn'] as const)
      for (const number of pairs[place]) features.push(hashOfTwo(seeds[place], number))
    return 2 * words.length + pairs.alone.length + pairs.near.length + pairs.together.length
  }

  private look(text: string): Known {
    const kept = this.kept.get(text)
    if (kept) return kept
    const { seed } = this
    const word = hashOf(text, seed)
    const alone = [word, ...partsOf(text).map((part) => hashOf(part, seed + 1))]
    if (text.length > beginningLength) alone.push(hashOf(text.slice(0, beginningLength), seed + 2))
    const known = { word, alone, concepts: this.index.find(text) }
    if (this.kept.size >= mostKept) this.kept.clear()
    this.kept.set(text, known)
    return known
  }
}
