import type { ConceptIndex } from './concept-index.ts'
import { ConceptPairs, type ConceptPlace } from './concept-pairs.ts'
import { wordsOf } from './phrases.ts'

/**
 * What words of a language say for each kind, as `npm run bench -- learn` learnt it from labelled sentences. An entry is `word:weights`,
 * with one whole number for each kind. `_` joins the words of a pair, `^` is the beginning of a text, `$` and `?` the end of a sentence,
 * `#` a number.
 */
export type LearntWeights = {
  words: string
  /** The first letters of longer words. */
  beginnings: string
  /** Words that follow each other. */
  pairs: string
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
const mostWords = 65_536
const mostKept = 20_000

/** The rows of a word, and its concepts. */
type Known = { row: number | undefined; beginning: number | undefined; concepts: readonly number[] }

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
  private readonly pairs = new Map<number, number>()
  private readonly rows: Int16Array
  private readonly index: ConceptIndex
  private readonly conceptPairs: ConceptPairs
  /** A row of weights for each concept and each pair, by its number. */
  private readonly conceptRows: Record<ConceptPlace, Int16Array>
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
    for (const [pair, weights] of readWeights(learnt.pairs)) {
      const [first, second] = pair.split('_').map((word) => this.words.get(word))
      if (first === undefined || second === undefined) throw new Error(`"${pair}" has an unknown word`)
      this.pairs.set(first * mostWords + second, addRow(weights))
    }
    this.rows = Int16Array.from(rows)
    const table = (place: ConceptPlace) => readConceptRows(concepts[place], index.names, kinds.length)
    this.conceptRows = { alone: table('alone'), near: table('near'), together: table('together') }
  }

  weigh(words: readonly string[]): Weighed<Kind> {
    this.sums.fill(0)
    const { rows, pairs, found } = this
    found.length = 0
    let before: number | undefined
    for (const word of words) {
      const { row, beginning, concepts } = this.look(word)
      this.add(rows, row)
      this.add(rows, beginning)
      if (row !== undefined && before !== undefined) this.add(rows, pairs.get(before * mostWords + row))
      found.push(concepts)
      before = row
    }
    const { conceptPairs, conceptRows } = this
    conceptPairs.read(found)
    const { alone, near, together } = conceptPairs
    for (const concept of alone) this.add(conceptRows.alone, concept)
    for (const pair of near) this.add(conceptRows.near, pair)
    for (const pair of together) this.add(conceptRows.together, pair)
    return this.read(divisorOf(words.length, alone.length + near.length + together.length))
  }

  private look(word: string): Known {
    const kept = this.kept.get(word)
    if (kept) return kept
    const known = {
      row: this.words.get(word),
      beginning:
        word.length > beginningLength ? this.beginnings.get(word.slice(0, beginningLength)) : undefined,
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

const readWeights = (entries: string): [string, number[]][] =>
  wordsOf(entries).map((entry) => {
    const [name = '', weights = ''] = entry.split(':')
    return [name, weights.split(',').map(Number)]
  })

/** A pair is `first_second`; a row that nothing was learnt for is zero. */
function readConceptRows(entries: string, names: readonly string[], kinds: number): Int16Array {
  const read = readWeights(entries)
  const numberOf = new Map(names.map((name, number) => [name, number]))
  const areTwo = read.some(([name]) => name.includes('_'))
  const rows = new Int16Array((areTwo ? names.length ** 2 : names.length) * kinds)
  for (const [name, weights] of read) {
    let row = 0
    for (const concept of name.split('_')) {
      const number = numberOf.get(concept)
      if (number === undefined) throw new Error(`"${name}" has an unknown concept`)
      row = row * names.length + number
    }
    rows.set(weights, row * kinds)
  }
  return rows
}
