import { expect, it } from 'vitest'
import { gridValues, labelledBars } from './chart-scale'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [44, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1_234, [0, 500, 1_000, 1_500]],
])('the grid lines up to %i are round numbers', (most, lines) => {
  expect(gridValues(most)).toEqual(lines)
})

it('a few bars have labels with the same distance, and the last one always has one', () => {
  const labelled = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter(labelledBars(count))
  expect(labelled(1)).toEqual([0])
  expect(labelled(6)).toEqual([0, 1, 2, 3, 4, 5])
  expect(labelled(14)).toEqual([1, 4, 7, 10, 13])
  expect(labelled(30).length).toBeLessThan(7)
})
