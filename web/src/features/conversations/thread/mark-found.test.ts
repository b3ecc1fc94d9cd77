import { expect, it } from 'vitest'
import { markFound } from './mark-found'

const marked = (text: string, query: string) =>
  markFound(query)(text)
    .map(({ part, hit }) => (hit ? `[${part}]` : part))
    .join('')

it('marks every place of the words, in any case and with or without accents', () => {
  expect(marked('Leeks, and leeks again', 'leek')).toBe('[Leek]s, and [leek]s again')
  expect(marked('Życie w Łodzi', 'lodzi zycie')).toBe('[Życie] w [Łodzi]')
  expect(marked('Un cafe\u0301, deux cafés', 'café')).toBe('Un [cafe\u0301], deux [café]s')
  expect(marked('Straße', 'strasse')).toBe('[Straße]')
  expect(marked('aaa', 'aa')).toBe('[aa]a')
})

it('marks nothing where a word is missing', () => {
  expect(markFound('soup leeks')('Only soup')).toEqual([])
  expect(markFound(' ')('Only soup')).toEqual([])
})
