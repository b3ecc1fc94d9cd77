import { describe, expect, it } from 'vitest'
import { announcedSeconds, leaseLeft, leaseShare, leaseTone } from './lease-time'

describe('the ring of a lease', () => {
  it('is calm, amber below 30 seconds, red below 10', () => {
    expect([90_000, 30_000, 29_999, 10_000, 9_999, 0].map(leaseTone)).toEqual([
      'calm',
      'calm',
      'warn',
      'warn',
      'bad',
      'bad',
    ])
  })

  it('shows at most the whole lease and at least 0', () => {
    const long = { expiresAt: 200_000, lasts: 90_000 }
    expect(leaseLeft(long, 0)).toBe(90_000)
    expect(leaseLeft(long, 205_000)).toBe(0)
    expect(leaseShare(45_000, long)).toBe(50)
    expect(leaseShare(15_000, { ...long, lasts: 60_000 })).toBe(25)
  })

  it('is announced at 30, 10 and 0 seconds only', () => {
    expect([31_000, 30_000, 11_000, 10_000, 1_000, 0].map(announcedSeconds)).toEqual([
      null,
      30,
      30,
      10,
      10,
      0,
    ])
  })
})
