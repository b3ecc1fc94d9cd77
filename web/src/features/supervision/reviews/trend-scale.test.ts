import { expect, it } from 'vitest'
import { lowestOf } from './trend-scale'

it('the charts of scores begin at 60, unless a band goes below it', () => {
  expect(lowestOf([{ mean: 85, margin: 4 }])).toBe(60)
  expect(lowestOf([{ mean: 61, margin: null }])).toBe(60)
  expect(
    lowestOf([
      { mean: 85, margin: 4 },
      { mean: 62, margin: 3 },
    ]),
  ).toBe(0)
})
