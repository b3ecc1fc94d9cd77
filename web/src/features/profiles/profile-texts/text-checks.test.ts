import { describe, expect, it } from 'vitest'
import { hasContactDetails, usesFact } from './text-checks'
import { wordChanges } from './word-changes'

describe('contact details', () => {
  it.each([
    'Mail eva@example',
    'See https://x.y',
    'www.eva',
    'eva.com has it',
    'Call 06 1234 5678',
    '+31612345678',
  ])('are found in “%s”', (text) => expect(hasContactDetails(text)).toBe(true))
  it.each(['I am 46 and live in York.', 'From 1998 to 2004. Then nothing', 'Bread at 4, tea at 7'])(
    'are not found in “%s”',
    (text) => expect(hasContactDetails(text)).toBe(false),
  )
})

it('a fact is used when the text has one of its longer words, in another form too', () => {
  const text = 'I run a small bakery and do the crossword.'
  expect(usesFact(text, 'Runs a bakery')).toBe(true)
  expect(usesFact(text, 'crosswords')).toBe(true)
  expect(usesFact(text, 'A cat')).toBe(false)
  expect(usesFact(text, '')).toBe(false)
})

it('the changes of a text are its added and removed words', () => {
  expect(wordChanges('I bake bread daily', 'I bake cakes daily')).toEqual([
    { text: 'I bake ', change: 'same' },
    { text: 'bread ', change: 'removed' },
    { text: 'cakes ', change: 'added' },
    { text: 'daily', change: 'same' },
  ])
  expect(wordChanges('', 'New')).toEqual([{ text: 'New', change: 'added' }])
})
