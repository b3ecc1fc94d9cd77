import { expect, it } from 'vitest'
import { ConceptIndex } from '../concept-index.ts'
import type { CorpusLanguage } from '../measuring/read-corpus.ts'
import { WordWeights } from '../word-weights.ts'
import { chooseChances, weighUnknown } from './choose-chances.ts'
import { FeatureReader } from './features-of.ts'
import { type Example, learnWeights } from './learn-weights.ts'

type Kind = 'meet' | 'bot'
const kinds: Kind[] = ['meet', 'bot']
const indexes = {
  en: new ConceptIndex('come: come visit pub: pub dinner machine: robot computer'),
  nl: new ConceptIndex('come: kom langs pub: kroeg eten machine: robot rekenaar'),
}
const indexOf = (language: CorpusLanguage) => indexes[language === 'nl' ? 'nl' : 'en']
const readers = { en: new FeatureReader('en', indexes.en), nl: new FeatureReader('nl', indexes.nl) }

const example =
  (language: 'en' | 'nl', kind?: Kind) =>
  (text: string): Example<Kind> => {
    const words = text.split(' ')
    return { language, words, ...readers[language].read(words), kind }
  }
const examples = [
  ...['come over to the pub', 'come to dinner', 'please come over', 'will you visit'].map(
    example('en', 'meet'),
  ),
  ...['are you a robot', 'a robot writes', 'robot or not', 'you computer'].map(example('en', 'bot')),
  ...['hello there', 'it rains', 'are you tired', 'a nice day', 'will it rain'].map(example('en')),
  ...['het regent', 'ben je moe', 'mooi weer'].map(example('nl')),
]
const learnt = learnWeights(examples, kinds)
const weightsOf = (language: 'en' | 'nl') =>
  new WordWeights(
    { ...learnt.words(language), believed: [1, 1], doubted: 0 },
    learnt.concepts,
    indexOf(language),
  )

it('learns weights that tell kinds of texts apart, also of new ones', () => {
  const weigh = (text: string) => weightsOf('en').weigh(text.split(' '))
  expect(weigh('do come over').kind).toBe('meet')
  expect(weigh('robot you are').kind).toBe('bot')
  expect(weigh('do come over').chance).toBeGreaterThan(weigh('a rainy day').chance)
})

it('knows in a language what another one has taught', () => {
  const weigh = (text: string) => weightsOf('nl').weigh(text.split(' '))
  expect(weigh('kom naar de kroeg').kind).toBe('meet')
  expect(weigh('jij rekenaar').kind).toBe('bot')
  expect(weigh('kom naar de kroeg').chance).toBeGreaterThan(weigh('het regent').chance)
})

it('gives the same weights for the same sentences', () => {
  const again = learnWeights(examples, kinds)
  expect(again.concepts).toEqual(learnt.concepts)
  expect(again.words('en')).toEqual(learnt.words('en'))
})

it('has words of two sentences, and pairs of three', () => {
  const { words, pairs } = learnt.words('en')
  expect(words).toContain('over:')
  expect(words).not.toContain('writes:')
  expect(pairs).not.toContain('robot_writes')
})

it('chooses chances to believe that are not below the one to doubt', () => {
  const weighed = weighUnknown([...examples, ...examples], kinds, indexOf)
  const { believed, doubted } = chooseChances(weighed, kinds, 0.05)
  expect(believed.length).toBe(2)
  expect(Math.min(...believed)).toBeGreaterThanOrEqual(doubted)
})
