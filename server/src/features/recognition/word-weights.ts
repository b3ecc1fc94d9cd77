import { wordsOf } from './phrases.ts'

/**
 * What words say for each kind, as `npm run bench -- learn` learnt it from labelled sentences. An entry is `word:weights`, with one whole
 * number for each kind. `_` joins the words of a pair, `^` is the beginning of a text, `$` and `?` the end of a sentence, `#` a number.
 */
export type LearntWeights<Kind extends string> = {
  kinds: readonly Kind[]
  /** What every text has. */
  always: readonly number[]
  words: string
  /** The first letters of longer words. */
  beginnings: string
  /** Words that follow each other. */
  pairs: string
  /** Words with one word in between. */
  apart: string
  /** A text with at least this chance is found without a phrase. */
  believed: number
  /** A text with less than this chance is not found, whatever phrase it has. */
  doubted: number
}

/** The kind that the words say most clearly, and the chance, from 0 to 1, that they say any kind. */
export type Weighed<Kind extends string> = { kind: Kind; chance: number }

/** Weights are stored as whole numbers. */
export const weightScale = 8
export const beginningLength = 5
const mostWords = 65_536

/** Says how likely words are of each kind: a logistic regression, whose sum has one row of weights for each known word and pair. */
export class WordWeights<Kind extends string> {
  readonly believed: number
  readonly doubted: number
  readonly kinds: readonly Kind[]
  private readonly always: readonly number[]
  /** Each word has a number, and a row of weights with that number. */
  private readonly words = new Map<string, number>()
  private readonly beginnings = new Map<string, number>()
  private readonly pairs = new Map<number, number>()
  private readonly apart = new Map<number, number>()
  private readonly rows: Int16Array
  private readonly sums: Float64Array

  constructor(learnt: LearntWeights<Kind>) {
    this.kinds = learnt.kinds
    this.always = learnt.always
    this.believed = learnt.believed
    this.doubted = learnt.doubted
    this.sums = new Float64Array(learnt.kinds.length)
    const rows: number[] = []
    const addRow = (weights: string) => {
      for (const weight of weights.split(',')) rows.push(Number(weight))
      return rows.length / learnt.kinds.length - 1
    }
    const read = (entries: string) => wordsOf(entries).map((entry) => entry.split(':') as [string, string]) // The cast: so it is written.
    for (const [word, weights] of read(learnt.words)) this.words.set(word, addRow(weights))
    for (const [beginning, weights] of read(learnt.beginnings))
      this.beginnings.set(beginning, addRow(weights))
    for (const [pairs, text] of [
      [this.pairs, learnt.pairs],
      [this.apart, learnt.apart],
    ] as const)
      for (const [pair, weights] of read(text)) {
        const [first, second] = pair.split('_').map((word) => this.words.get(word))
        if (first === undefined || second === undefined) throw new Error(`"${pair}" has an unknown word`)
        pairs.set(first * mostWords + second, addRow(weights))
      }
    this.rows = Int16Array.from(rows)
  }

  weigh(words: readonly string[]): Weighed<Kind> {
    this.sums.fill(0)
    let [before, twoBefore]: (number | undefined)[] = []
    for (const word of words) {
      const known = this.words.get(word)
      this.add(known)
      if (word.length > beginningLength) this.add(this.beginnings.get(word.slice(0, beginningLength)))
      if (known !== undefined) {
        if (before !== undefined) this.add(this.pairs.get(before * mostWords + known))
        if (twoBefore !== undefined) this.add(this.apart.get(twoBefore * mostWords + known))
      }
      twoBefore = before
      before = known
    }
    return this.read(Math.sqrt(words.length))
  }

  private add(row: number | undefined): void {
    if (row === undefined) return
    const { sums, rows } = this
    const first = row * sums.length
    for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] ?? 0) + (rows[first + kind] ?? 0)
  }

  /** Long texts have larger sums. */
  private read(divisor: number): Weighed<Kind> {
    let [best, highest, total] = [0, Number.NEGATIVE_INFINITY, 1]
    for (const [kind, sum] of this.sums.entries()) {
      const score = (sum / divisor + (this.always[kind] ?? 0)) / weightScale
      total += Math.exp(score)
      if (score > highest) [best, highest] = [kind, score]
    }
    const kind = this.kinds[best]
    if (kind === undefined) throw new Error('There are no kinds')
    return { kind, chance: 1 - 1 / total }
  }
}
