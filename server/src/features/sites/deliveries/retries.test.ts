import { describe, expect, it } from 'vitest'
import { readRetryAfter, retryDelay, retryDelays } from './retries.ts'

describe('retries', () => {
  it('last three days in total, with intervals that never shrink', () => {
    const hours = retryDelays.reduce((sum, pause) => sum + pause, 0) / 3600
    expect(hours).toBeGreaterThan(68)
    expect(hours).toBeLessThan(76)
    expect(retryDelays.every((pause, index) => pause >= (retryDelays[index - 1] ?? 0))).toBe(true)
  })

  it('are spread, and end after the last interval', () => {
    expect(retryDelay(1, undefined, [10], 0)).toBeCloseTo(8.5)
    expect(retryDelay(1, undefined, [10], 1)).toBeCloseTo(11.5)
    expect(retryDelay(2, undefined, [10])).toBeNull()
  })

  it('wait at least as long as the receiver asks, up to a limit', () => {
    expect(retryDelay(1, 60, [10])).toBe(60)
    expect(retryDelay(1, 1, [10], 0.5)).toBe(10)
    expect(retryDelay(1, 10 ** 9, [10])).toBe(24 * 3600)
  })
})

describe('Retry-After', () => {
  it('is a number of seconds or a date', () => {
    const now = Date.parse('2026-11-20T10:00:00Z')
    expect(readRetryAfter('120', now)).toBe(120)
    expect(readRetryAfter('Fri, 20 Nov 2026 10:01:00 GMT', now)).toBe(60)
    expect(readRetryAfter('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(0)
    expect(readRetryAfter('soon', now)).toBeUndefined()
    expect(readRetryAfter(undefined, now)).toBeUndefined()
  })
})
