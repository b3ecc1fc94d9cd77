import { seeded } from '@panel/demo/random'
import { describe, expect, it } from 'vitest'
import { compareRates, quantile, readingOf, type Stratum, wilsonInterval } from './mantel-haenszel.ts'

const stratum = (items: number, events: number, othersItems: number, othersEvents: number): Stratum => ({
  items,
  events,
  othersItems,
  othersEvents,
})

describe('the ratio of an operator’s rate to that of the others', () => {
  it('is the ratio of the shares when there is one group', () => {
    const { ratio, expected } = compareRates([stratum(100, 20, 400, 40)])
    expect(ratio?.value).toBeCloseTo(2, 9)
    expect(expected).toBeCloseTo(10, 9)
    // Of one table, the variance of the logarithm is 1/a - 1/n1 + 1/b - 1/n0.
    const distance = 2.772_921_295 * Math.sqrt(1 / 20 - 1 / 100 + 1 / 40 - 1 / 400)
    expect(Math.log(ratio?.low ?? 0)).toBeCloseTo(Math.log(2) - distance, 6)
    expect(Math.log(ratio?.high ?? 0)).toBeCloseTo(Math.log(2) + distance, 6)
  })

  it('is not moved by the kind of items that somebody gets', () => {
    // Everybody skips a tenth of the easy ones and half of the others; this operator got more of the others.
    const { ratio } = compareRates([stratum(20, 2, 180, 18), stratum(80, 40, 20, 10)])
    expect(ratio?.value).toBeCloseTo(1, 9)
  })

  it('leaves out groups that colleagues hardly have, and what nobody can have', () => {
    const one = stratum(100, 20, 400, 40)
    expect(compareRates([one, stratum(50, 50, 4, 0), stratum(0, 0, 300, 30)])).toEqual(compareRates([one]))
  })

  it('has an upper limit when it never happened, and none when it did not happen to anybody', () => {
    const none = compareRates([stratum(100, 0, 400, 80)])
    expect(none.expected).toBeCloseTo(20, 9)
    expect(none.ratio).toEqual({ value: 0, low: 0, high: expect.closeTo(5.886_1 / 20, 5) })
    expect(readingOf(none)).toBe('fewer')
    expect(compareRates([stratum(100, 3, 400, 0)]).ratio).toBeNull()
    expect(readingOf(compareRates([]))).toBe('few')
  })

  it.each([
    [stratum(100, 30, 400, 40), 'more'],
    [stratum(400, 10, 800, 80), 'fewer'],
    [stratum(100, 12, 400, 40), 'as_team'],
    [stratum(20, 9, 400, 40), 'few'],
  ] as const)('is put in words: %o is %s', (each, reading) => {
    expect(readingOf(compareRates([each]))).toBe(reading)
  })

  it('calls an operator who works as the team does different in less than one page of twenty', () => {
    const random = seeded(7)
    const draw = (items: number, share: number) => {
      let events = 0
      for (let item = 0; item < items; item++) if (random() < share) events++
      return events
    }
    let wrong = 0
    const pages = 300
    for (let page = 0; page < pages; page++) {
      const isWrong = Array.from({ length: 7 }, () => {
        const strata = Array.from({ length: 40 }, () => {
          const [items, othersItems, share] = [1 + draw(8, 0.5), 5 + draw(40, 0.5), 0.02 + random() * 0.3]
          return stratum(items, draw(items, share), othersItems, draw(othersItems, share))
        })
        return ['more', 'fewer'].includes(readingOf(compareRates(strata)))
      }).some(Boolean)
      if (isWrong) wrong++
    }
    expect(wrong / pages).toBeLessThan(0.07)
  })
})

describe('shares and places', () => {
  it('have the interval of Wilson', () => {
    // Newcombe, "Two-sided confidence intervals for the single proportion", 1998: 81 of 263, 1 of 29, 0 of 20.
    expect(wilsonInterval(81, 263)).toEqual({
      low: expect.closeTo(0.2553, 4),
      high: expect.closeTo(0.3662, 4),
    })
    expect(wilsonInterval(1, 29)).toEqual({ low: expect.closeTo(0.0061, 4), high: expect.closeTo(0.1718, 4) })
    expect(wilsonInterval(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) })
    expect(wilsonInterval(0, 0)).toBeNull()
  })

  it('are found between two values', () => {
    expect(quantile([1, 2, 3, 4, 5], 0.1)).toBeCloseTo(1.4, 9)
    expect(quantile([3], 0.9)).toBe(3)
  })
})
