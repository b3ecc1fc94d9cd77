import { expect, it } from 'vitest'
import { percentChange } from './percent-change'

it('a change is in percent of the count before, and none when a count is small', () => {
  expect(percentChange(200, 250)).toBe(25)
  expect(percentChange(100, 50)).toBe(-50)
  expect(percentChange(80, 80)).toBe(0)
  expect(percentChange(49, 500)).toBeNull()
  expect(percentChange(500, 49)).toBeNull()
  expect(percentChange(0, 0)).toBeNull()
})
