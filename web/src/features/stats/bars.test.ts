import { describe, expect, it } from 'vitest'
import { barsOf } from './bars'

const day = (day: string, messages: number, with_answer: number) => ({
  day,
  messages,
  with_answer,
  answer_percentage: null,
})

describe('the bars of a period', () => {
  it('are its days, also those without messages', () => {
    const period = { from: '2026-11-18', to: '2026-11-20' }
    expect(barsOf({ period, days: [day('2026-11-19', 4, 1)] })).toEqual({
      unit: 'day',
      bars: [
        { start: '2026-11-18', messages: 0, with_answer: 0 },
        { start: '2026-11-19', messages: 4, with_answer: 1 },
        { start: '2026-11-20', messages: 0, with_answer: 0 },
      ],
    })
  })

  it('are months when there would be too many days', () => {
    const period = { from: '2026-01-01', to: '2026-12-31' }
    const days = [day('2026-01-31', 4, 1), day('2026-03-01', 1, 1), day('2026-03-02', 2, 0)]
    expect(barsOf({ period, days })).toEqual({
      unit: 'month',
      bars: [
        { start: '2026-01-01', messages: 4, with_answer: 1 },
        { start: '2026-03-01', messages: 3, with_answer: 1 },
      ],
    })
  })
})
