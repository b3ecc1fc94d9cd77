import { describe, expect, it } from 'vitest'
import { shadeOf, weekHours } from './week-hours'

const period = { from: '2026-11-02', to: '2026-11-15' }
const hoursOf = (weekday: number, hour: number) => ({
  period,
  cells: [{ weekday, hour, messages: 30, days: 2 }],
})

describe('the hours of a week', () => {
  it('are those of the clock of the viewer', () => {
    const busiest = (weekday: number, hour: number, offset: number) =>
      weekHours(hoursOf(weekday, hour), offset).find(({ mean }) => mean !== null && mean > 0)
    expect(busiest(5, 19, 60)).toEqual({ weekday: 5, hour: 20, mean: 15 })
    expect(busiest(7, 23, 60)).toEqual({ weekday: 1, hour: 0, mean: 15 })
    expect(busiest(1, 2, -300)).toEqual({ weekday: 7, hour: 21, mean: 15 })
    expect(weekHours(hoursOf(1, 1), 0)).toHaveLength(168)
  })

  it('of a day that the period does not have are not known, others without messages are zero', () => {
    const means = (offset: number) => weekHours(hoursOf(5, 19), offset).map(({ mean }) => mean)
    // Thursday, and Friday from midnight to midnight UTC.
    expect(means(0).slice(72, 96)).toEqual(Array(24).fill(null))
    expect(means(0).slice(96, 120)).toEqual([...Array(19).fill(0), 15, ...Array(4).fill(0)])
    expect(means(120).slice(96, 98)).toEqual([null, null])
    expect(means(120).slice(120, 123)).toEqual([0, 0, null])
  })

  it('have six shades', () => {
    expect([0, 9, 17, 50, 99, 100].map((mean) => shadeOf(mean, 100))).toEqual([7, 7, 20, 54, 100, 100])
  })
})
