import { expect, it } from 'vitest'
import { ConceptIndex } from './concept-index.ts'
import { EvidenceIndex } from './evidence.ts'
import { FeatureReader } from './features.ts'
import { Judge, type Thresholds } from './judge.ts'
import { learnWeights } from './learning/learn-weights.ts'
import { noWords } from './phrases.ts'
import { Recogniser } from './recogniser.ts'
import { Weights } from './weights.ts'

type Kind = 'denial' | 'promise' | 'money'
const index = new ConceptIndex(
  'i: i my machine: computer robot neg: not never go: come visit see when: saturday sunday',
)
const reader = new FeatureReader('en', index)
const recogniser = new Recogniser<Kind>({
  ...noWords,
  short: 'im=i_am',
  kinds: { denial: 'am not ~ robot', promise: 'visit you', money: 'lend ~ me' },
})
const example = (kind: 'denial' | 'promise' | undefined, text: string) => {
  const size = reader.read(['^', ...text.split(' '), '$'])
  return { features: Uint32Array.from(reader.features), size, kind }
}
const repeated = <Value>(values: Value[]) => [...values, ...values, ...values]
const weights = new Weights(
  learnWeights(
    repeated([
      example('denial', 'i am not a robot'),
      example('denial', 'i am never a computer'),
      example('denial', 'my computer is not me'),
      example('promise', 'i come on saturday'),
      example('promise', 'i see you sunday'),
      example(undefined, 'the weather is nice'),
      example(undefined, 'what did you eat'),
      example(undefined, 'robots are fun to watch'),
      example(undefined, 'good night and sleep well'),
    ]),
    ['denial', 'promise'] as const,
  ),
)
const judgeWith = (thresholds: Thresholds) =>
  new Judge<Kind>({
    recogniser,
    reader,
    weights,
    evidence: new EvidenceIndex({ denial: ['i', 'neg machine'], promise: ['i', 'go when'] }, index),
    thresholds,
  })
const found = (text: string, thresholds = { likely: 0, certain: 1.5 }) =>
  judgeWith(thresholds)
    .find(text)
    .map(({ kind, certainty, start, end }) => `${certainty} ${kind}: ${text.slice(start, end)}`)

it('is certain of a phrase whose sentence speaks for it', () => {
  expect(found("Hello there. I'm  not a robot!")).toEqual(["certain denial: I'm  not"])
})

it('finds what no phrase says by the words of its concepts', () => {
  expect(found('What a day. I come on saturday', { likely: 0, certain: 99 })).toEqual([
    'likely promise: I come',
  ])
})

it('finds nothing without words of each group, however sure the weights are', () => {
  expect(found('come on saturday', { likely: -99, certain: 99 })).toEqual([])
})

it('leaves a phrase alone when its score is too low', () => {
  expect(found('good night, visit you', { likely: 99, certain: 99 })).toEqual([])
})

it('is always certain of kinds that have phrases only', () => {
  expect(found('Could you lend me something?', { likely: 99, certain: 99 })).toEqual([
    'certain money: lend me',
  ])
})

it('finds each kind in its own sentence, in the order of the text', () => {
  expect(found('lend me a hand. I am not a robot', { likely: 0, certain: 99 })).toEqual([
    'certain money: lend me',
    'likely denial: am not a robot',
  ])
})

it('finds nothing in an empty text', () => {
  expect(found(' ')).toEqual([])
  expect(judgeWith({ likely: 0, certain: 1 }).score('')).toEqual([])
})

it('refuses evidence of a concept that does not exist', () => {
  expect(() => new EvidenceIndex({ denial: ['i nobody'] }, index)).toThrow('There is no concept "nobody"')
})
