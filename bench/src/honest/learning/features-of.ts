import type { ConceptIndex } from '../../../../server/src/features/recognition/concept-index.ts'
import { ConceptPairs, type ConceptPlace } from '../../../../server/src/features/recognition/concept-pairs.ts'
import { beginningLength, divisorOf } from '../../../../server/src/features/recognition/word-weights.ts'
import type { CorpusLanguage } from '../read-corpus.ts'

/** `language` is that of a word; concepts belong to all languages. */
export type Feature =
  | { of: 'words' | 'beginnings' | 'pairs'; name: string; language: CorpusLanguage }
  | { of: ConceptPlace; name: string; language?: undefined }

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
      if (before !== undefined) features.push({ of: 'pairs', name: `${before}_${word}`, language })
    }
    const own = features.length
    const { pairs } = this
    pairs.read(words.map((word) => this.index.find(word)))
    for (const place of ['alone', 'near', 'together'] as const)
      for (const number of pairs[place]) features.push({ of: place, name: this.nameOf(place, number) })
    return { features, divisor: divisorOf(words.length, features.length - own) }
  }

  private nameOf(place: ConceptPlace, number: number): string {
    const { names } = this.index
    const second = `${names[number % names.length]}`
    return place === 'alone' ? second : `${names[Math.floor(number / names.length)]}_${second}`
  }
}

export const keyOf = ({ of, name, language }: Feature) => `${of} ${language ?? ''} ${name}`
