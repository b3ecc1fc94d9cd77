import { expect, it } from 'vitest'
import { withLineBreaks, withPlainLines } from './line-breaks.ts'

const ends = ['\r', '\u000B', '\u000C', '\u0085', '\u2028', '\u2029', '\n']

it('every line break that Unicode has begins a line', () => {
  for (const end of ends) expect(withPlainLines(`first${end}second`)).toBe('first\nsecond')
  expect(withPlainLines('first\r\nsecond\r\r\nthird')).toBe('first\nsecond\n\nthird')
})

it('positions in a stored text stay valid', () => {
  const text = ['first', ...ends, '\r\nlast'].join('x')
  expect(withLineBreaks(text)).toHaveLength(text.length)
})
