import { type LearntWeights, signOf, weightScale } from '../weights.ts'

/** What is known of a text, and what it says; undefined is ordinary. */
export type Example<Kind extends string> = {
  features: Uint32Array
  size: number
  kind: Kind | undefined
}

/** How often a feature must be in the examples: rare pairs are many, and say little. */
const fewest = 3
/** What weighs less says nothing, and is left out. */
const least = 4
const most = 127
const rounds = 10
const speed = 0.5
const speedOfAlways = 0.05
/** What pulls weights to zero. */
const decay = 1e-3
/** A power of two, several times as many as there are features with a weight. */
const rowCount = 2 ** 20

/**
 * Learns weights from all languages at once: multinomial logistic regression with AdaGrad. The same examples give the same weights.
 * Each feature has a number, and one weight for each kind.
 */
export function learnWeights<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
): LearntWeights<Kind> {
  const known = frequentFeatures(examples)
  const read = examples.map(({ features, size, kind }) => ({
    numbers: Int32Array.from(features, (feature) => known.get(feature) ?? -1).filter((number) => number >= 0),
    divisor: Math.sqrt(size),
    kind: kind === undefined ? -1 : kinds.indexOf(kind),
  }))
  const width = kinds.length
  const weights = new Float64Array(known.size * width)
  /** The squares of all earlier corrections: the more a weight was corrected, the less it is. */
  const steps = new Float64Array(known.size * width)
  const always = new Float64Array(width)
  const scores = new Float64Array(width)
  const random = numbersFrom(1)
  for (let round = 0; round < rounds; round++)
    for (const { numbers, divisor, kind } of shuffled(read, random)) {
      scores.fill(0)
      for (const number of numbers)
        for (let one = 0; one < width; one++)
          scores[one] = (scores[one] ?? 0) + (weights[number * width + one] ?? 0)
      let total = 1
      for (let one = 0; one < width; one++) {
        const score = Math.exp((scores[one] ?? 0) / divisor + (always[one] ?? 0))
        scores[one] = score
        total += score
      }
      for (let one = 0; one < width; one++) {
        const error = (scores[one] ?? 0) / total - (one === kind ? 1 : 0)
        always[one] = (always[one] ?? 0) - speedOfAlways * error
        for (const number of numbers) {
          const at = number * width + one
          const weight = weights[at] ?? 0
          const slope = error / divisor + decay * weight
          const step = (steps[at] ?? 0) + slope * slope
          steps[at] = step
          weights[at] = weight - (speed * slope) / (Math.sqrt(step) + 1e-3)
        }
      }
    }
  return { kinds, always: Array.from(always, whole), ...intoRows(known, weights, width) }
}

/** Of two features with the same row, the one that says more has it. */
function intoRows(known: ReadonlyMap<number, number>, weights: Float64Array, width: number) {
  const signs = new Uint8Array(rowCount)
  const rows = new Int8Array(rowCount * width)
  const kept = new Float64Array(rowCount)
  for (const [feature, number] of known) {
    const own = Array.from(weights.subarray(number * width, (number + 1) * width), whole)
    const size = Math.max(...own.map(Math.abs))
    const row = feature & (rowCount - 1)
    if (size < least || size <= (kept[row] ?? 0)) continue
    kept[row] = size
    signs[row] = signOf(feature)
    rows.set(own, row * width)
  }
  return { signs, rows }
}

/** Numbers the features that are frequent enough. */
function frequentFeatures(examples: readonly { features: Uint32Array }[]): Map<number, number> {
  const counted = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of features) counted.set(feature, (counted.get(feature) ?? 0) + 1)
  const frequent = [...counted].filter(([, count]) => count >= fewest)
  return new Map(frequent.map(([feature], number) => [feature, number]))
}

const whole = (weight: number) => Math.max(-most, Math.min(most, Math.round(weight * weightScale)))

/** Numbers from 0 to 1 that are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)
}
