import { WordWeights } from '../../../../server/src/features/recognition/word-weights.ts'
import { type Example, learnWeights } from './learn-weights.ts'

const parts = 5
/** How many ordinary texts may be found by their words alone. */
const wronglyFound = 0.004
/** How many other texts may be left out although a phrase finds them. */
const wronglyLeft = 0.03

/** Chooses chances by texts that the weights do not know: each fifth is weighed by what the others teach. */
export function chooseChances<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
) {
  const weighed = Array.from({ length: parts }, (_, part) => {
    const isIn = (index: number) => index % parts === part
    const weights = new WordWeights({
      ...learnWeights(
        examples.filter((_, index) => !isIn(index)),
        kinds,
      ),
      believed: 1,
      doubted: 0,
    })
    return examples
      .filter((_, index) => isIn(index))
      .map(({ words, kind }) => ({ kind, chance: weights.weigh(words).chance }))
  }).flat()
  const chances = (isOrdinary: boolean) =>
    weighed
      .filter(({ kind }) => (kind === undefined) === isOrdinary)
      .map(({ chance }) => chance)
      .sort((a, b) => a - b)
  const at = (sorted: number[], share: number) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? 1).toFixed(2))
  const believed = at(chances(true), 1 - wronglyFound)
  return { believed, doubted: Math.min(believed, at(chances(false), wronglyLeft)) }
}
