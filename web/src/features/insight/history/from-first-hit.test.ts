import { expect, it } from 'vitest'
import { fromFirstHit } from './from-first-hit'

const hit = { part: 'train', hit: true }
const rest = { part: ' was late.', hit: false }
const text = (part: string) => ({ part, hit: false })

it('a text begins shortly before its first hit when that is far behind, with a whole word', () => {
  const long = 'I have been out for breakfast today, with a cappuccino like the tourists do, and then my '
  expect(fromFirstHit([text(long), hit, rest])).toEqual([text('…the tourists do, and then my '), hit, rest])
  expect(fromFirstHit([text('x'.repeat(90)), hit])).toEqual([text(`…${'x'.repeat(32)}`), hit])
})

it('other texts are whole', () => {
  for (const parts of [[], [text('No hit '.repeat(20))], [hit, rest], [text('Hello, my '), hit, rest]])
    expect(fromFirstHit(parts)).toEqual(parts)
})
