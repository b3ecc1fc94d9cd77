import type { ConceptIndex } from '../concept-index.ts'
import { ConceptPairs, type ConceptPlace } from '../concept-pairs.ts'
import type { CorpusLanguage } from '../measuring/read-corpus.ts'
import { beginningLength, divisorOf, partsOf } from '../word-weights.ts'

/** `language` is that of a word; concepts belong to all languages. */
export type Feature =
  | { of: 'words' | 'beginnings' | 'parts' | 'pairs' | 'triples'; name: string; language: CorpusLanguage }
  | { of: ConceptPlace; name: string; language?: undefined }

const count: Record<ConceptPlace, number> = { alone: 1, near: 2, together: 2, inTurn: 3 }

/** Lists what can have a weight in the words of a text. */
export class FeatureReader {
  private readonly index: ConceptIndex
  private readonly pairs: ConceptPairs
  private readonly language: CorpusLanguage

  constructor(language: CorpusLanguage, index: ConceptIndex) {
    this.language = language
    this.index = index
    this.pairs = new ConceptPairs(index.names.length)
  }

  read(words: readonly string[]): { features: Feature[]; divisor: number } {
    const features: Feature[] = []
    const { language } = this
    for (const [at, word] of words.entries()) {
      const before = words[at - 1]
      features.push({ of: 'words', name: word, language })
      if (word.length > beginningLength)
        features.push({ of: 'beginnings', name: word.slice(0, beginningLength), language })
      for (const part of partsOf(word)) features.push({ of: 'parts', name: part, language })
      if (before === undefined) continue
      features.push({ of: 'pairs', name: `${before}_${word}`, language })
      const first = words[at - 2]
      if (first !== undefined) features.push({ of: 'triples', name: `${first}_${before}_${word}`, language })
    }
    const { pairs } = this
    pairs.read(words.map((word) => this.index.find(word)))
    for (const place of ['alone', 'near', 'together', 'inTurn'] as const)
      for (const number of pairs[place]) features.push({ of: place, name: this.nameOf(number, count[place]) })
    const { alone, near, together } = pairs
    return { features, divisor: divisorOf(words.length, alone.length + near.length + together.length) }
  }

  /** The names of so many concepts, which `number` joins. */
  private nameOf(number: number, concepts: number): string {
    const { names } = this.index
    const last = `${names[number % names.length]}`
    return concepts === 1 ? last : `${this.nameOf(Math.floor(number / names.length), concepts - 1)}_${last}`
  }
}

export const keyOf = ({ of, name, language }: Feature) => `${of} ${language ?? ''} ${name}`
