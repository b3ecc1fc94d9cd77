import type { CorpusLanguage } from '../measuring/read-corpus.ts'
import { type LearntConcepts, type LearntWeights, weightScale } from '../word-weights.ts'
import { type Feature, keyOf } from './features-of.ts'

/** What is known of a text, and what it says; undefined is ordinary. */
export type Example<Kind extends string> = {
  language: CorpusLanguage
  words: readonly string[]
  features: readonly Feature[]
  divisor: number
  kind: Kind | undefined
}

export type Learnt<Kind extends string> = {
  concepts: LearntConcepts<Kind>
  words: (language: CorpusLanguage) => Omit<LearntWeights, 'believed' | 'doubted'>
}

/** How often a feature must be in the examples: rare pairs are many, and say little. */
const fewest = {
  words: 2,
  beginnings: 2,
  parts: 5,
  pairs: 3,
  triples: 4,
  alone: 1,
  near: 4,
  together: 5,
  inTurn: 5,
}
/** What weighs less says nothing, and is left out. */
const least = 4
const rounds = 10
const speed = 0.5
const speedOfAlways = 0.05
/** What pulls weights to zero. */
const decay = 1e-3

/**
 * Learns weights from all languages at once: multinomial logistic regression with AdaGrad. The same examples give the same weights.
 * Each feature has a number, and one weight for each kind.
 */
export function learnWeights<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
): Learnt<Kind> {
  const known = frequentFeatures(examples)
  const read = examples.map(({ features, divisor, kind }) => ({
    numbers: Int32Array.from(features.flatMap((feature) => known.get(keyOf(feature))?.number ?? [])),
    divisor,
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
  const all = [...known.values()].map(({ feature, number }) => ({
    feature,
    weights: Array.from(weights.subarray(number * width, (number + 1) * width), whole),
  }))
  const write = (of: Feature['of'], language?: CorpusLanguage) =>
    all
      // Pairs are of known words: a word stays without a weight of its own.
      .filter(({ weights }) => of === 'words' || weights.some((weight) => Math.abs(weight) >= least))
      .filter(({ feature }) => feature.of === of && feature.language === language)
      .sort((a, b) => (a.feature.name < b.feature.name ? -1 : 1))
      .map(({ feature, weights }) => `${feature.name}:${weights.map((weight) => weight || '').join(',')}`)
      .join(' ')
  return {
    concepts: {
      kinds,
      always: Array.from(always, whole),
      alone: write('alone'),
      near: write('near'),
      together: write('together'),
      inTurn: write('inTurn'),
    },
    words: (language) => ({
      words: write('words', language),
      beginnings: write('beginnings', language),
      parts: write('parts', language),
      pairs: write('pairs', language),
      triples: write('triples', language),
    }),
  }
}

function frequentFeatures(examples: readonly { features: readonly Feature[] }[]) {
  const counted = new Map<string, { feature: Feature; count: number }>()
  for (const { features } of examples)
    for (const feature of features) {
      const key = keyOf(feature)
      const kept = counted.get(key)
      if (kept) kept.count += 1
      else counted.set(key, { feature, count: 1 })
    }
  const frequent = [...counted].filter(([, { feature, count }]) => count >= fewest[feature.of])
  return new Map(frequent.map(([key, { feature }], number) => [key, { feature, number }]))
}

const whole = (weight: number) => Math.round(weight * weightScale)

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
