import { describe, expect, it } from 'vitest'
import { daysOf, eachDay, periodIn } from './period'

const today = '2026-03-01'

describe('a period', () => {
  it.each([
    [{}, '2026-02-23', today],
    [{ period: 'today' as const }, today, today],
    [{ period: 'yesterday' as const }, '2026-02-28', '2026-02-28'],
    [{ period: '14_days' as const }, '2026-02-16', today],
    [{ period: '30_days' as const }, '2026-01-31', today],
    [{ period: 'month' as const }, '2026-03-01', today],
    [{ from: '2024-02-29', to: '2024-03-01' }, '2024-02-29', '2024-03-01'],
  ])('%j is from %s to %s', (search, from, to) => expect(daysOf(search, today)).toEqual({ from, to }))

  it('is written to the URL and read from it', () => {
    expect(periodIn({ period: 'month' })).toEqual({ period: 'month' })
    expect(periodIn({ from: '2026-01-01', to: '2026-01-31', period: 'month' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    })
  })

  it.each([
    { period: '7_days' },
    { period: 'year' },
    { from: '2026-02-30', to: '2026-03-02' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-01' },
    { from: 7, to: 8 },
  ])('%j is the default', (search) => expect(periodIn(search)).toEqual({}))

  it('has its days in order', () => {
    expect(eachDay({ from: '2026-02-27', to: '2026-03-01' }, 62)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
    expect(eachDay({ from: '1900-01-01', to: '2199-12-31' }, 2)).toHaveLength(2)
  })
})
