import {
  beginningLength,
  type LearntWeights,
  weightScale,
} from '../../../../server/src/features/recognition/word-weights.ts'

/** The words of a text, and what it says; undefined is ordinary. */
export type Example<Kind extends string> = { words: readonly string[]; kind: Kind | undefined }

type Feature = { of: 'words' | 'beginnings' | 'pairs' | 'apart'; name: string }
/** `steps` has the squares of all earlier corrections: the more a weight was corrected, the less it is. */
type Learnt = Feature & { weights: number[]; steps: number[] }

/** How often a feature must be in the examples: rare pairs are many, and say little. */
const fewest = { words: 1, beginnings: 1, pairs: 2, apart: 2 }
const rounds = 15
const speed = 0.5
const speedOfAlways = 0.05
/** What pulls weights to zero. */
const decay = 1e-4

/** Learns weights: multinomial logistic regression with AdaGrad. The same examples give the same weights. */
export function learnWeights<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
): Omit<LearntWeights<Kind>, 'believed' | 'doubted'> {
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const key of featuresOf(words).map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const learnt = new Map<string, Learnt>()
  const read = examples.map(({ words, kind }) => ({
    isKind: kinds.map((one) => (one === kind ? 1 : 0)),
    divisor: Math.sqrt(words.length),
    features: featuresOf(words).flatMap((feature) => {
      const key = keyOf(feature)
      if ((counts.get(key) ?? 0) < fewest[feature.of]) return []
      const known = learnt.get(key) ?? { ...feature, weights: kinds.map(() => 0), steps: kinds.map(() => 0) }
      learnt.set(key, known)
      return [known]
    }),
  }))
  const always = kinds.map(() => 0)
  const random = numbersFrom(1)
  for (let round = 0; round < rounds; round++)
    for (const { features, isKind, divisor } of shuffled(read, random)) {
      const scores = kinds.map((_, kind) =>
        Math.exp(
          (always[kind] ?? 0) +
            features.reduce((sum, { weights }) => sum + (weights[kind] ?? 0), 0) / divisor,
        ),
      )
      const total = scores.reduce((sum, score) => sum + score, 1)
      for (const [kind, score] of scores.entries()) {
        const error = score / total - (isKind[kind] ?? 0)
        always[kind] = (always[kind] ?? 0) - speedOfAlways * error
        for (const feature of features) correct(feature, kind, error / divisor)
      }
    }
  const all = [...learnt.values()]
  return {
    kinds,
    always: always.map(whole),
    words: write(all, 'words', true),
    beginnings: write(all, 'beginnings'),
    pairs: write(all, 'pairs'),
    apart: write(all, 'apart'),
  }
}

function correct({ weights, steps }: Learnt, kind: number, error: number): void {
  const weight = weights[kind] ?? 0
  const slope = error + decay * weight
  const step = (steps[kind] ?? 0) + slope * slope
  steps[kind] = step
  weights[kind] = weight - (speed * slope) / (Math.sqrt(step) + 1e-3)
}

const keyOf = ({ of, name }: Feature) => `${of} ${name}`

function featuresOf(words: readonly string[]): Feature[] {
  return words.flatMap((word, at): Feature[] => {
    const [before, twoBefore] = [words[at - 1], words[at - 2]]
    return [
      { of: 'words', name: word },
      ...(word.length > beginningLength
        ? [{ of: 'beginnings' as const, name: word.slice(0, beginningLength) }]
        : []),
      ...(before === undefined ? [] : [{ of: 'pairs' as const, name: `${before}_${word}` }]),
      ...(twoBefore === undefined ? [] : [{ of: 'apart' as const, name: `${twoBefore}_${word}` }]),
    ]
  })
}

const whole = (weight: number) => Math.round(weight * weightScale)

/** `all`: also those without weight, because pairs have them. */
function write(learnt: readonly Learnt[], of: Feature['of'], all = false): string {
  return learnt
    .filter((one) => one.of === of && (all || one.weights.some((weight) => whole(weight) !== 0)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, weights }) => `${name}:${weights.map(whole).join(',')}`)
    .join(' ')
}

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
