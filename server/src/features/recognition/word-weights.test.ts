import { expect, it } from 'vitest'
import { noWords, type Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'
import { type LearntWeights, WordWeights } from './word-weights.ts'

const learnt: LearntWeights<'denial' | 'promise'> = {
  kinds: ['denial', 'promise'],
  always: [-16, -16],
  words: '^:0,0 not:8,0 robot:80,0 you:0,8 see:0,40 film:-200,-200',
  beginnings: 'satur:0,80',
  pairs: 'see_you:0,40',
  apart: '^_robot:40,0',
  believed: 0.8,
  doubted: 0.1,
}
const weights = new WordWeights(learnt)
const weigh = (text: string) => weights.weigh(text.split(' '))

it('says the clearest kind, and how likely the words are not ordinary', () => {
  expect(weigh('^ not robot').kind).toBe('denial')
  expect(weigh('^ see you').kind).toBe('promise')
  expect(weigh('^ not robot').chance).toBeGreaterThan(0.9)
  expect(weigh('^ hello there').chance).toBeLessThan(0.3)
})

it('weighs beginnings of longer words, pairs, and words with one word in between', () => {
  expect(weigh('^ on saturdayy').chance).toBeGreaterThan(weigh('^ on satur').chance)
  expect(weigh('^ see you').chance).toBeGreaterThan(weigh('^ you see').chance)
  expect(weigh('^ no robot').chance).toBeGreaterThan(weigh('no robot ^').chance)
})

it('refuses pairs of unknown words', () => {
  expect(() => new WordWeights({ ...learnt, pairs: 'see_nobody:1,1' })).toThrow('unknown word')
})

const phrases: Phrases<'denial' | 'promise' | 'money'> = {
  ...noWords,
  short: 'im=i_am',
  kinds: { denial: 'real', promise: 'meet', money: 'lend' },
}
const recogniser = new Recogniser(phrases, learnt)
const found = (text: string) =>
  recogniser.find(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it('finds what no phrase says in the sentence that says most', () => {
  expect(found('Hello there. See you saturday!')).toEqual(['promise: See you saturday'])
  expect(found('hello there')).toEqual([])
})

it('does not believe a phrase when the words are ordinary, but those of other kinds', () => {
  expect(found('im real')).toEqual(['denial: real'])
  expect(found('a real film film film, lend it')).toEqual(['money: lend'])
})

it('leaves the place of a phrase as it is', () => {
  expect(found('see you saturday, we meet')).toEqual(['promise: meet'])
})

it('finds a phrase in a long ordinary text', () => {
  expect(found(`${'a film and a film. '.repeat(30)} not real robot`)).toEqual(['denial: real'])
})
