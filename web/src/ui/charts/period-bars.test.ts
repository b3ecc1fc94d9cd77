import { describe, expect, it } from 'vitest'
import { periodBars } from './period-bars'

const day = (day: string, sent: number) => ({ day, sent })

describe('the bars of a period', () => {
  it('are its days, also those without counts', () => {
    const period = { from: '2026-11-18', to: '2026-11-20' }
    expect(periodBars(period, [day('2026-11-19', 4)], ['sent'])).toEqual({
      unit: 'day',
      bars: [
        { from: '2026-11-18', to: '2026-11-18', counts: { sent: 0 } },
        { from: '2026-11-19', to: '2026-11-19', counts: { sent: 4 } },
        { from: '2026-11-20', to: '2026-11-20', counts: { sent: 0 } },
      ],
    })
  })

  it('are months when there would be too many days, the first and the last within the period', () => {
    const period = { from: '2026-01-20', to: '2026-12-02' }
    const days = [day('2026-01-31', 4), day('2026-02-01', 1), day('2026-02-02', 2), day('2026-12-01', 5)]
    expect(periodBars(period, days, ['sent'])).toEqual({
      unit: 'month',
      bars: [
        { from: '2026-01-20', to: '2026-01-31', counts: { sent: 4 } },
        { from: '2026-02-01', to: '2026-02-28', counts: { sent: 3 } },
        { from: '2026-12-01', to: '2026-12-02', counts: { sent: 5 } },
      ],
    })
  })
})
