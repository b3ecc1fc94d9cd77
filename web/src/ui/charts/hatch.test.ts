import { describe, expect, it } from 'vitest'
import { hatchPath, unsettledBands } from './hatch'

describe('the hatch of unsettled steps', () => {
  it('begins at the last settled step, and is wide enough to be seen', () => {
    expect(unsettledBands([true, true, true], 100)).toEqual([])
    expect(unsettledBands([true, true, false], 100)).toEqual([{ x: 50, width: 50 }])
    expect(unsettledBands([...Array.from({ length: 50 }, () => true), false], 100)).toEqual([
      { x: 92, width: 8 },
    ])
  })

  it('covers a period of a single step, and joins steps that follow each other', () => {
    expect(unsettledBands([false], 100)).toEqual([{ x: 0, width: 100 }])
    expect(unsettledBands([true, false, false, true, true], 100)).toEqual([{ x: 0, width: 75 }])
    expect(unsettledBands([false, true, true, true, false], 100)).toEqual([
      { x: 0, width: 25 },
      { x: 75, width: 25 },
    ])
  })

  it('stays in its box', () => {
    const numbers = [...hatchPath({ x: 10, width: 30 }, 5, 20).matchAll(/([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    expect(numbers.length).toBeGreaterThan(10)
    for (const [x, y] of numbers) {
      expect(x).toBeGreaterThanOrEqual(10)
      expect(x).toBeLessThanOrEqual(40)
      expect(y).toBeGreaterThanOrEqual(5)
      expect(y).toBeLessThanOrEqual(25)
    }
  })
})
