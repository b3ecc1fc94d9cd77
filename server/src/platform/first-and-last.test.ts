import { expect, it } from 'vitest'
import { firstAndLast } from './first-and-last.ts'

it.each([
  [['2026-01-01T00:00:10Z', '2026-01-01T00:00:10.5Z'], '2026-01-01T00:00:10Z', '2026-01-01T00:00:10.5Z'],
  [
    ['2026-01-01T00:00:10.123Z', '2026-01-01T00:00:10.12Z'],
    '2026-01-01T00:00:10.12Z',
    '2026-01-01T00:00:10.123Z',
  ],
  [['2026-01-01T00:00:10Z'], '2026-01-01T00:00:10Z', '2026-01-01T00:00:10Z'],
])('of %j, the first and the last moment are found also if one has fewer digits', (moments, first, last) => {
  expect(firstAndLast(moments)).toEqual({ first, last })
  expect(firstAndLast(moments.toReversed())).toEqual({ first, last })
})

it('of no moments, there is neither', () => {
  expect(firstAndLast([])).toBeNull()
})
