import { expect, it } from 'vitest'
import { WordWeights } from '../../../../server/src/features/recognition/word-weights.ts'
import { chooseChances } from './choose-chances.ts'
import { type Example, learnWeights } from './learn-weights.ts'

const example = (kind: 'meet' | 'bot' | undefined) => (text: string) => ({ kind, words: text.split(' ') })
const examples: Example<'meet' | 'bot'>[] = [
  ...['come over tonight', 'come over tomorrow', 'please come over', 'will you come'].map(example('meet')),
  ...['are you a robot', 'a robot writes', 'robot or not', 'you robot'].map(example('bot')),
  ...['hello there', 'it rains', 'are you tired', 'a nice day', 'will it rain'].map(example(undefined)),
]
const learnt = learnWeights(examples, ['meet', 'bot'])

it('learns weights that tell kinds of texts apart, also of new ones', () => {
  const weights = new WordWeights({ ...learnt, believed: 1, doubted: 0 })
  const weigh = (text: string) => weights.weigh(text.split(' '))
  expect(weigh('do come over').kind).toBe('meet')
  expect(weigh('robot you are').kind).toBe('bot')
  expect(weigh('do come over').chance).toBeGreaterThan(weigh('a rainy day').chance)
})

it('gives the same weights for the same sentences', () => {
  expect(learnWeights(examples, ['meet', 'bot'])).toEqual(learnt)
})

it('has pairs only of those that are in two sentences', () => {
  expect(learnt.pairs).toContain('come_over:')
  expect(learnt.pairs).not.toContain('robot_writes')
})

it('chooses a chance to believe that is not below the one to doubt', () => {
  const { believed, doubted } = chooseChances([...examples, ...examples], ['meet', 'bot'])
  expect(believed).toBeGreaterThanOrEqual(doubted)
})
