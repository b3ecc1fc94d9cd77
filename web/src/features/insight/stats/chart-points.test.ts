import { describe, expect, it } from 'vitest'
import { apart, middleOf, pointsOf, spanOf } from './chart-points'

describe('the points of a chart', () => {
  it('span as much in each panel, so that slopes compare', () => {
    expect(
      spanOf([
        [70, 75],
        [20, null, 31],
      ]),
    ).toBe(12)
    expect(spanOf([[70, 71]])).toBe(8)
    expect(spanOf([[null]])).toBe(8)
    expect(middleOf([20, null, 30])).toBe(25)
  })

  it('leave out steps without a value', () => {
    expect(pointsOf([1, null, 3], 100, (value) => value)).toEqual([
      { x: 0, y: 1 },
      { x: 100, y: 3 },
    ])
    expect(pointsOf([5], 100, (value) => value)).toEqual([{ x: 50, y: 5 }])
  })

  it('have labels that do not overlap', () => {
    expect(apart(10, 40)).toEqual([10, 40])
    expect(apart(10, 15)).toEqual([5, 20])
    expect(apart(15, 10)).toEqual([20, 5])
  })
})
