import { describe, expect, it } from 'vitest'
import { answeredShare, hourBars } from './my-day'

const hoursOf = (...sent: number[]) =>
  sent.map((sent, hour) => ({ at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`, sent }))

describe('my day', () => {
  it('has a share only of sent messages', () => {
    expect(answeredShare({ sent: 0, answered: 0 })).toBeNull()
    expect(answeredShare({ sent: 3, answered: 2 })).toBe(67)
    expect(answeredShare({ sent: 3, answered: 3 })).toBe(100)
  })

  it('draws its hours relative to the highest one, the last as the current hour', () => {
    expect(hourBars(hoursOf(98, 0, 121))).toMatchObject([
      { sent: 98, height: 81, isNow: false },
      { sent: 0, height: 0, isNow: false },
      { sent: 121, height: 100, isNow: true },
    ])
    expect(hourBars(hoursOf(0)).map(({ height }) => height)).toEqual([0])
    expect(hourBars([])).toEqual([])
  })

  it('draws the newest twelve hours', () => {
    const bars = hourBars(hoursOf(...Array.from({ length: 20 }, (_, hour) => hour)))
    expect(bars.map(({ sent }) => sent)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  })
})
