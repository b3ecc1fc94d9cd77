import { expect, it } from 'vitest'
import { matchWords, rankOf } from './match-words'

const marked = (text: string, query: string) =>
  matchWords(text, query)?.map(({ start, end }) => text.slice(start, end))

it('words are found in any letter case, accents and order', () => {
  expect(marked('Skip this chat', 'sk')).toEqual(['Sk'])
  expect(marked('Ask a master', 'sk')).toEqual(['sk'])
  expect(marked('Zażółć gęślą', 'zolc ges')).toEqual(['żółć', 'gęś'])
  expect(marked('Open chat queue', 'queue open')).toEqual(['Open', 'queue'])
})

it('letters that a keyboard writes in another way are the same, and marked as they are written', () => {
  expect(marked('Stra\u00DFe', 'strasse')).toEqual(['Stra\u00DFe'])
  expect(marked('Stra\u00DFe', 'stras')).toEqual(['Stra\u00DF'])
  expect(marked('E\u0301mile Z.', '\u00C9mile')).toEqual(['E\u0301mile'])
  expect(marked('\u00C9mile', 'E\u0301mile')).toEqual(['\u00C9mile'])
  expect(marked('\u{1F600} O\u2019Connor', "o'c")).toEqual(['O\u2019C'])
  expect(marked('S\u00F8ren \u0141', 'soren l')).toEqual(['S\u00F8ren', '\u0141'])
})

it('every word must be found', () => {
  expect(marked('Skip this chat', 'skip that')).toBeUndefined()
  expect(marked('Skip this chat', '  ')).toEqual([])
})

it('the start of a word is preferred to its middle', () => {
  expect(matchWords('Ask to skip', 'sk')).toEqual([{ start: 7, end: 9 }])
})

it('matches that touch or overlap are merged', () => {
  expect(matchWords('Skip', 'sk ski')).toEqual([{ start: 0, end: 3 }])
})

it('a match at the start of the text is better than one at the start of a word, and that is better than one inside of a word', () => {
  const rank = (text: string) => rankOf(text, matchWords(text, 'sk') ?? [])
  expect([rank('Skiplog'), rank('Open skiplog'), rank('Ask a master')]).toEqual([0, 1, 2])
})

it('ignores what nobody can see, in the text and in the query', () => {
  expect(matchWords('Gre\u200beting', 'gree\u00ad')).toEqual([{ start: 0, end: 5 }])
})
