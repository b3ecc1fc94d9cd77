import { expect, it } from 'vitest'
import { ConceptIndex } from './concept-index.ts'
import { noWords, type Phrases } from './phrases.ts'
import { Recogniser } from './recogniser.ts'
import { type LearntConcepts, type LearntWeights, WordWeights } from './word-weights.ts'

const learnt: LearntWeights = {
  words: '^:0,0 not:24,0 robot:240,0 you:0,24 see:0,120 film:-800,-800',
  beginnings: 'satur:0,240',
  parts: 'bota:160,0',
  pairs: 'see_you:0,160',
  triples: 'see_you_not:0,80',
  believed: [0.8, 0.8],
  doubted: 0.1,
}
const concepts: LearntConcepts<'denial' | 'promise'> = {
  kinds: ['denial', 'promise'],
  always: [-16, -16],
  alone: 'machine:80,0',
  near: 'none_machine:80,0',
  together: 'machine_none:40,0',
  inTurn: 'none_none_machine:80,0',
}
const index = new ConceptIndex('machine: comput* none: no never')
const weights = new WordWeights(learnt, concepts, index)
const weigh = (text: string) => weights.weigh(text.split(' '))

it('says the clearest kind, and how likely the words are not ordinary', () => {
  expect(weigh('^ not robot').kind).toBe('denial')
  expect(weigh('^ see you').kind).toBe('promise')
  expect(weigh('^ not robot').chance).toBeGreaterThan(0.9)
  expect(weigh('^ hello there').chance).toBeLessThan(0.3)
})

it('weighs beginnings of longer words, and pairs', () => {
  expect(weigh('^ on saturdayy').chance).toBeGreaterThan(weigh('^ on satur').chance)
  expect(weigh('^ see you').chance).toBeGreaterThan(weigh('^ you see').chance)
})

it('weighs four letters of a word, and three words', () => {
  expect(weigh('^ a robotar').chance).toBeGreaterThan(weigh('^ a robatar').chance)
  expect(weigh('^ see you not').chance).toBeGreaterThan(weigh('^ not see you').chance)
})

it('weighs three concepts in turn, with any words in between', () => {
  const [inTurn, other] = ['no and never and computers', 'no and computers and never'].map(
    (text) => weigh(text).chance,
  )
  expect(inTurn).toBeGreaterThan(other ?? 1)
})

it('weighs concepts, alone, near each other in their order, and anywhere together', () => {
  const far = weigh('computers that a b c d never').chance
  expect(weigh('computers').chance).toBeGreaterThan(weigh('screens').chance)
  expect(weigh('a computer that a b c d never').chance).toBe(weigh('a computing that a b c d never').chance)
  expect(weigh('never that a b c d computers').chance).toBeCloseTo(far)
  expect(weigh('that a b c d never computers').chance).toBeGreaterThan(far)
})

it('refuses pairs of unknown words, and unknown concepts', () => {
  expect(() => new WordWeights({ ...learnt, pairs: 'see_nobody:1,1' }, concepts, index)).toThrow(
    'unknown word',
  )
  expect(() => new WordWeights(learnt, { ...concepts, near: 'none_all:1,1' }, index)).toThrow(
    'unknown word or concept',
  )
})

const phrases: Phrases<'denial' | 'promise' | 'money'> = {
  ...noWords,
  short: 'im=i_am',
  kinds: { denial: 'real', promise: 'meet', money: 'lend' },
}
const recogniser = new Recogniser(phrases, weights)
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
