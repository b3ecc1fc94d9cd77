import { describe, expect, it } from 'vitest'
import { shadeOf, weekHours } from './week-hours'

const period = { from: '2026-11-02', to: '2026-11-15' }
const hoursOf = (weekday: number, hour: number) => ({
  period,
  cells: [{ weekday, hour, messages: 30, days: 2 }],
})

describe('the hours of a week', () => {
  it('of a day that the period does not have are not known, others without messages are zero', () => {
    const cells = weekHours(hoursOf(5, 19))
    expect(cells).toHaveLength(168)
    const means = cells.map(({ mean }) => mean)
    // Thursday and Friday.
    expect(means.slice(72, 96)).toEqual(Array(24).fill(null))
    expect(means.slice(96, 120)).toEqual([...Array(19).fill(0), 15, ...Array(4).fill(0)])
  })

  it('have six shades', () => {
    expect([0, 9, 17, 50, 99, 100].map((mean) => shadeOf(mean, 100))).toEqual([7, 7, 20, 54, 100, 100])
  })
})
