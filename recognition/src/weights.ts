/** Of the weights of a feature: whole numbers of so many parts. */
export const weightScale = 8

/** The kind that the words say most clearly, and the chance, from 0 to 1, that they say any kind. */
export type Weighed<Kind extends string> = { kind: Kind; chance: number }

/**
 * A logistic regression: what each feature says for each kind. The row of a feature is found by its hash; a byte of the hash beside it tells
 * a feature that was not learnt from the one that has the row.
 */
export class Weights<Kind extends string> {
  readonly kinds: readonly Kind[]
  /** What every text has. */
  private readonly always: readonly number[]
  private readonly signs: Uint8Array
  private readonly rows: Int8Array
  private readonly mask: number

  constructor({ kinds, always, signs, rows }: LearntWeights<Kind>) {
    this.kinds = kinds
    this.always = always
    this.signs = signs
    this.rows = rows
    this.mask = signs.length - 1
  }

  /** Adds what the features of a sentence say for each kind. */
  addTo(sums: number[], features: readonly number[]): void {
    const { rows, signs, mask } = this
    const { length } = this.kinds
    for (const feature of features) {
      const row = feature & mask
      if (signs[row] !== signOf(feature)) continue
      for (let kind = 0, at = row * length; kind < length; kind++, at++)
        sums[kind] = (sums[kind] ?? 0) + (rows[at] ?? 0)
    }
  }

  /** What sums say of a sentence or a text of this size. */
  weigh(sums: readonly number[], size: number): Weighed<Kind> {
    const { length } = this.kinds
    const divisor = Math.sqrt(size)
    let [best, highest, total] = [0, Number.NEGATIVE_INFINITY, 1]
    for (let kind = 0; kind < length; kind++) {
      const score = ((sums[kind] ?? 0) / divisor + (this.always[kind] ?? 0)) / weightScale
      total += Math.exp(score)
      if (score > highest) [best, highest] = [kind, score]
    }
    return { kind: this.kinds[best] as Kind, chance: 1 - 1 / total } // The cast: there is at least one kind.
  }
}

/** Zero is a row without a feature. */
export const signOf = (feature: number): number => feature >>> 24 || 1

export type LearntWeights<Kind extends string> = {
  kinds: readonly Kind[]
  always: readonly number[]
  /** One for each row; their number is a power of two. */
  signs: Uint8Array
  /** One weight for each kind, row after row. */
  rows: Int8Array
}
