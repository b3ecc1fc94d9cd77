import type { ConceptIndex } from '../concept-index.ts'
import type { CorpusLanguage } from '../measuring/read-corpus.ts'
import { WordWeights } from '../word-weights.ts'
import { type Example, learnWeights } from './learn-weights.ts'

const parts = 5
/** How many of the ordinary texts, most of which were written to look like others, may be found as a kind by their words alone. */
const wronglyFound = 0.004
/**
 * Ordinary conversations are more varied than labelled sentences, and speak more of some kinds than of others: with these chances, 2 of
 * 1,000 of their messages are found.
 */
const leastBelieved: Record<string, number> = {
  real: 0.65,
  bot: 0.66,
  operator: 0.68,
  paid: 0.74,
  meet: 0.87,
  denial: 0.76,
  promise: 0.83,
}

type Weighed<Kind extends string> = { example: Example<Kind>; kind: Kind; chance: number }

/** Weighs texts that the weights do not know: each fifth by what the others teach. Texts that were written together stay together. */
export function weighUnknown<Kind extends string>(
  examples: readonly Example<Kind>[],
  kinds: readonly Kind[],
  indexOf: (language: CorpusLanguage) => ConceptIndex,
): Weighed<Kind>[] {
  return Array.from({ length: parts }, (_, part) => {
    const isIn = (at: number) => Math.floor(at / 10) % parts === part
    const learnt = learnWeights(
      examples.filter((_, at) => !isIn(at)),
      kinds,
    )
    const weights = new Map<CorpusLanguage, WordWeights<Kind>>()
    return examples
      .filter((_, at) => isIn(at))
      .map((example) => {
        const { language } = example
        const own =
          weights.get(language) ??
          new WordWeights(
            { ...learnt.words(language), believed: [], doubted: 0 },
            learnt.concepts,
            indexOf(language),
          )
        weights.set(language, own)
        return { example, ...own.weigh(example.words) }
      })
  }).flat()
}

/**
 * Chooses chances of a language by texts that the weights do not know. `wronglyLeft`: how many texts that say something may be left out
 * although a phrase finds them.
 */
export function chooseChances<Kind extends string>(
  weighed: readonly Weighed<Kind>[],
  kinds: readonly Kind[],
  wronglyLeft: number,
): { believed: number[]; doubted: number } {
  const ordinary = weighed.filter(({ example }) => example.kind === undefined)
  const others = weighed.filter(({ example }) => example.kind !== undefined)
  const most = Math.floor(ordinary.length * wronglyFound)
  const believed = kinds.map((kind) => {
    const chances = ordinary.filter((one) => one.kind === kind).map(({ chance }) => chance)
    return Math.max(leastBelieved[kind] ?? 1, rounded(chances.sort((a, b) => b - a)[most] ?? 0))
  })
  const chances = others.map(({ chance }) => chance).sort((a, b) => a - b)
  const doubted = rounded(chances[Math.floor(others.length * wronglyLeft)] ?? 0)
  return { believed, doubted: Math.min(doubted, ...believed) }
}

const rounded = (chance: number) => Math.ceil(chance * 100) / 100
