import { describe, expect, it } from 'vitest'
import { latenessOf } from './lateness.ts'

const now = Date.parse('2026-11-20T12:10:00Z')
const limits = { amber: 8, red: 12 }

describe('what waits', () => {
  it('is amber and red from the minutes of the thresholds on', () => {
    const lateness = (since: string) => latenessOf(since, now, limits)
    expect(lateness('2026-11-20T12:02:01Z')).toBeNull()
    expect(lateness('2026-11-20T12:02:00Z')).toBe('amber')
    expect(lateness('2026-11-20T11:58:01Z')).toBe('amber')
    expect(lateness('2026-11-20T11:58:00Z')).toBe('red')
  })

  it('is not late when nothing waits', () => {
    expect(latenessOf(null, now, limits)).toBeNull()
  })
})
