import { describe, expect, it } from 'vitest'
import { type DayPoint, dayChart, extremes } from './day-chart'

const noon = new Date(2026, 10, 20, 12, 0).getTime()
const minute = 60_000
const point = (minutes: number, replies: number, pokes = 0): DayPoint => ({
  at: noon + minutes * minute,
  replies,
  pokes,
})

describe('the chart of the day', () => {
  it('draws from the first point to the last, with a scale up to a round number', () => {
    const chart = dayChart([point(0, 0, 10), point(10, 23, 5), point(20, 46, 0)])
    expect(chart.ticks).toEqual([
      { value: 0, y: 100 },
      { value: 10, y: 80 },
      { value: 20, y: 60 },
      { value: 30, y: 40 },
      { value: 40, y: 20 },
      { value: 50, y: 0 },
    ])
    expect(chart.paths).toEqual({ replies: 'M0 100L50 54L100 8', pokes: 'M0 80L50 90L100 100' })
    expect(chart.ends).toEqual({ replies: 8, pokes: 100 })
  })

  it('has a scale also when nothing waited', () => {
    const chart = dayChart([point(0, 0), point(10, 0)])
    expect(chart.ticks.map(({ value }) => value)).toEqual([0, 1])
    expect(chart.paths.replies).toBe('M0 100L100 100')
  })

  it('has a gap where no sample exists', () => {
    const chart = dayChart([point(0, 1), point(10, 1), point(60, 1), point(70, 1), point(100, 1)])
    expect(chart.paths.replies.replace(/[\d. ]+/g, '')).toBe('MLMLM')
  })

  it('labels whole hours, as many as fit', () => {
    const hoursOf = (minutes: number) =>
      dayChart([point(0, 1), point(minutes, 1)]).hours.map(({ at }) => (at - noon) / minute / 60)
    expect(hoursOf(180)).toEqual([0, 1, 2, 3])
    expect(hoursOf(9 * 60)).toEqual([0, 2, 4, 6, 8])
    expect(hoursOf(23 * 60)).toEqual([0, 4, 8, 12, 16, 20])
    expect(dayChart([point(0, 1), point(120, 1)]).hours.map(({ x }) => x)).toEqual([0, 50, 100])
  })

  it('labels the two ends of a short time', () => {
    const { hours } = dayChart([point(5, 1), point(25, 1)])
    expect(hours.map(({ at }) => (at - noon) / minute)).toEqual([5, 25])
  })

  it('keeps the labels of its lines apart', () => {
    const { ends } = dayChart([point(0, 10, 10), point(10, 10, 10)])
    expect(ends).toEqual({ replies: 0, pokes: 9 })
    const { ends: close } = dayChart([point(0, 0, 10), point(10, 4.8, 5.2)])
    expect(close.replies - close.pokes).toBe(9)
  })
})

describe('the description of the chart', () => {
  it('has the present number, the maximum and the minimum, the first of equal ones', () => {
    const points = [point(0, 9), point(10, 46), point(20, 46), point(30, 9), point(40, 38)]
    expect(extremes(points, 'replies')).toEqual({
      now: 38,
      most: { value: 46, at: noon + 10 * minute },
      least: { value: 9, at: noon },
    })
    expect(extremes([], 'pokes')).toBeNull()
  })
})
