import { expect, it } from 'vitest'
import { ConceptIndex } from '../concept-index.ts'
import { FeatureReader } from '../features.ts'
import { decode, encode } from '../learnt.ts'
import { Weights } from '../weights.ts'
import { chooseThresholds, foundOfThousand } from './choose-thresholds.ts'
import { type Example, learnWeights } from './learn-weights.ts'

type Kind = 'meet' | 'bot'
const kinds: Kind[] = ['meet', 'bot']
const readers = {
  en: new FeatureReader('en', new ConceptIndex('come: come visit pub: pub dinner machine: robot computer')),
  nl: new FeatureReader('nl', new ConceptIndex('come: kom langs pub: kroeg eten machine: robot rekenaar')),
}

const read = (language: 'en' | 'nl', text: string) => {
  const size = readers[language].read(text.split(' '))
  return { features: Uint32Array.from(readers[language].features), size }
}
const examplesOf = (language: 'en' | 'nl', kind: Kind | undefined, texts: string[]): Example<Kind>[] =>
  texts.map((text) => ({ ...read(language, text), kind }))
const examples = [
  ...examplesOf('en', 'meet', [
    'come over to the pub',
    'come to dinner',
    'please come over',
    'do come visit',
  ]),
  ...examplesOf('en', 'bot', ['are you a robot', 'a robot writes', 'robot or not', 'you computer robot']),
  ...examplesOf('en', undefined, ['hello there', 'it rains', 'are you tired', 'a nice day', 'will it rain']),
  ...examplesOf('nl', undefined, ['het regent', 'ben je moe', 'mooi weer']),
]
const learnt = learnWeights(examples, kinds)
const weights = new Weights(learnt)
const weigh = (language: 'en' | 'nl', text: string) => {
  const { features, size } = read(language, text)
  const sums = kinds.map(() => 0)
  weights.addTo(sums, [...features])
  return weights.weigh(sums, size)
}

it('learns weights that tell kinds of texts apart, also of new ones', () => {
  expect(weigh('en', 'do come over').kind).toBe('meet')
  expect(weigh('en', 'robot you are').kind).toBe('bot')
  expect(weigh('en', 'do come over').chance).toBeGreaterThan(weigh('en', 'a rainy day').chance)
})

it('knows in a language what another one has taught', () => {
  expect(weigh('nl', 'kom naar de kroeg').kind).toBe('meet')
  expect(weigh('nl', 'jij rekenaar').kind).toBe('bot')
  expect(weigh('nl', 'kom naar de kroeg').chance).toBeGreaterThan(weigh('nl', 'het regent').chance)
})

it('gives the same weights for the same sentences', () => {
  expect(learnWeights(examples, kinds)).toEqual(learnt)
})

it('says nothing of words that were not learnt', () => {
  const unknown = weigh('en', 'zzyzx qwrtp')
  expect(unknown.chance).toBeCloseTo(weigh('en', 'vbnmk hjklp').chance, 5)
  expect(unknown.chance).toBeLessThan(weigh('en', 'do come over').chance)
})

it('is read from the file as it was learnt', () => {
  const own = {
    weights: learnt as never,
    thresholds: { en: { likely: 0.5, certain: 1 } } as never,
  }
  const kept = decode(encode({ question: own, denial: own, suggestion: own }))
  expect(kept.question).toEqual(own)
  expect(kept.suggestion).toEqual(own)
})

it('sets thresholds that few of a thousand ordinary texts reach', () => {
  const scores = Array.from({ length: 1000 }, (_, at) => (at < 400 ? undefined : (at - 995) / 10))
  const { likely, certain } = chooseThresholds('question', scores)
  const above = (least: number) => scores.filter((score) => score !== undefined && score >= least).length
  expect(above(certain)).toBe(foundOfThousand.question.certain)
  expect(above(likely)).toBe(foundOfThousand.question.likely)
  expect(chooseThresholds('question', Array(1000).fill(5))).toEqual({ likely: 0.2, certain: 1.1 })
  expect(chooseThresholds('question', [undefined])).toEqual({ likely: 0.01, certain: 0.01 })
})
