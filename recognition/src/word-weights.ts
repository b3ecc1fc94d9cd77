import type { ConceptIndex } from './concept-index.ts'
import { ConceptPairs, type ConceptPlace } from './concept-pairs.ts'
import { type ConceptRows, conceptRows } from './concept-rows.ts'
import { numberOf, readWeights } from './read-weights.ts'

/**
 * What words of a language say for each kind, as `npm run recognition -- learn` learnt it from labelled sentences. An entry is `word:weights`,
 * with one whole number for each kind, or nothing for zero. `_` joins words, `^` is the beginning of a text, `$` and `?` the end of a
 * sentence, `#` a number.
 */
export type LearntWeights = {
  words: string
  /** The first letters of longer words. */
  beginnings: string
  /** Letters in a row (see `partsOf`). */
  parts: string
  /** Words that follow each other. */
  pairs: string
  triples: string
  /** For each kind: a text with at least this chance is found without a phrase. */
  believed: readonly number[]
  /** A text with less than this chance is not found, whatever phrase it has. */
  doubted: number
}

/** What concepts say for each kind, in every language. */
export type LearntConcepts<Kind extends string> = {
  kinds: readonly Kind[]
  /** What every text has. */
  always: readonly number[]
} & Record<ConceptPlace, string>

/** The kind that the words say most clearly, and the chance, from 0 to 1, that they say any kind. */
export type Weighed<Kind extends string> = { kind: Kind; chance: number; isBelieved: boolean }

/** Weights are stored as whole numbers. */
export const weightScale = 8
export const beginningLength = 5
const partLength = 4
const mostWords = 65_536
const mostKept = 20_000

/** The rows of a word, and its concepts. */
type Known = { row: number | undefined; parts: readonly number[]; concepts: readonly number[] }

/** Each four letters of a word that has so many, which are alike in its forms and with a typing mistake. `<` and `>` are its ends. */
export function partsOf(word: string): string[] {
  if (word.length < partLength) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - partLength + 1 }, (_, at) => whole.slice(at, at + partLength))
}

/** Long texts have larger sums. */
export const divisorOf = (words: number, concepts: number) => Math.sqrt(2 * words + concepts)

/** Says how likely words are of each kind: a logistic regression, with weights for each known word, each concept, and pairs of them. */
export class WordWeights<Kind extends string> {
  readonly doubted: number
  readonly kinds: readonly Kind[]
  private readonly always: readonly number[]
  private readonly believed: readonly number[]
  /** Each word has a number, and a row of weights with that number. */
  private readonly words = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()
  private readonly parts = new Map<string, number>()
  private readonly pairs = new Map<number, number>()
  private readonly triples = new Map<number, number>()
  private readonly rows: Int16Array
  private readonly index: ConceptIndex
  private readonly conceptPairs: ConceptPairs
  private readonly conceptRows: ConceptRows
  private readonly sums: Float64Array
  private readonly kept = new Map<string, Known>()
  /** The concepts of each word of the text. */
  private readonly found: (readonly number[])[] = []

  constructor(learnt: LearntWeights, concepts: LearntConcepts<Kind>, index: ConceptIndex) {
    const { kinds } = concepts
    this.kinds = kinds
    this.always = concepts.always
    this.believed = learnt.believed
    this.doubted = learnt.doubted
    this.index = index
    this.conceptPairs = new ConceptPairs(index.names.length)
    this.sums = new Float64Array(kinds.length)
    const rows: number[] = []
    const addRow = (weights: number[]) => {
      rows.push(...weights)
      return rows.length / kinds.length - 1
    }
    for (const [word, weights] of readWeights(learnt.words)) this.words.set(word, addRow(weights))
    for (const [beginning, weights] of readWeights(learnt.beginnings))
      this.beginnings.set(beginning, addRow(weights))
    for (const [part, weights] of readWeights(learnt.parts)) this.parts.set(part, addRow(weights))
    for (const [pair, weights] of readWeights(learnt.pairs))
      this.pairs.set(numberOf(pair, this.words, mostWords), addRow(weights))
    for (const [triple, weights] of readWeights(learnt.triples))
      this.triples.set(numberOf(triple, this.words, mostWords), addRow(weights))
    this.rows = Int16Array.from(rows)
    this.conceptRows = conceptRows(concepts, index.names)
  }

  weigh(words: readonly string[]): Weighed<Kind> {
    this.sums.fill(0)
    const { rows, pairs, triples, found } = this
    found.length = 0
    let before: number | undefined
    let pair: number | undefined
    for (const word of words) {
      const { row, parts, concepts } = this.look(word)
      this.add(rows, row)
      for (const part of parts) this.add(rows, part)
      if (row !== undefined && pair !== undefined) this.add(rows, triples.get(pair * mostWords + row))
      pair = row !== undefined && before !== undefined ? before * mostWords + row : undefined
      if (pair !== undefined) this.add(rows, pairs.get(pair))
      found.push(concepts)
      before = row
    }
    const { conceptPairs, conceptRows } = this
    conceptPairs.read(found)
    const { alone, near, together, inTurn } = conceptPairs
    for (const concept of alone) this.add(conceptRows.alone, concept)
    for (const pair of near) this.add(conceptRows.near, pair)
    for (const pair of together) this.add(conceptRows.together, pair)
    for (const three of inTurn) this.add(conceptRows.inTurn, conceptRows.rowsInTurn.get(three))
    return this.read(divisorOf(words.length, alone.length + near.length + together.length))
  }

  private look(word: string): Known {
    const kept = this.kept.get(word)
    if (kept) return kept
    const beginning = word.length > beginningLength ? word.slice(0, beginningLength) : ''
    const known = {
      row: this.words.get(word),
      parts: [this.beginnings.get(beginning), ...partsOf(word).map((part) => this.parts.get(part))].filter(
        (row) => row !== undefined,
      ),
      concepts: this.index.find(word),
    }
    if (this.kept.size >= mostKept) this.kept.clear()
    this.kept.set(word, known)
    return known
  }

  private add(rows: Int16Array, row: number | undefined): void {
    if (row === undefined) return
    const { sums } = this
    const first = row * sums.length
    for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] ?? 0) + (rows[first + kind] ?? 0)
  }

  private read(divisor: number): Weighed<Kind> {
    let [best, highest, total] = [0, Number.NEGATIVE_INFINITY, 1]
    for (const [kind, sum] of this.sums.entries()) {
      const score = (sum / divisor + (this.always[kind] ?? 0)) / weightScale
      total += Math.exp(score)
      if (score > highest) [best, highest] = [kind, score]
    }
    const kind = this.kinds[best]
    if (kind === undefined) throw new Error('There are no kinds')
    const chance = 1 - 1 / total
    return { kind, chance, isBelieved: chance >= (this.believed[best] ?? 1) }
  }
}
