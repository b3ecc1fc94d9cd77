import { describe, expect, it } from 'vitest'
import { narrow } from './server-clock'

describe('the offset of the server’s clock', () => {
  it('is within the second of the Date header', () => {
    expect(narrow(null, { date: 10_000, sent: 4_000, received: 4_100 })).toEqual({
      least: 5_900,
      most: 7_000,
    })
  })

  it('becomes more exact with each response', () => {
    const first = narrow(null, { date: 10_000, sent: 4_000, received: 4_100 })
    const second = narrow(first, { date: 11_000, sent: 4_600, received: 4_610 })
    expect(second).toEqual({ least: 6_390, most: 7_000 })
  })

  it('starts again when a clock was changed', () => {
    const first = narrow(null, { date: 10_000, sent: 4_000, received: 4_100 })
    expect(narrow(first, { date: 90_000, sent: 5_000, received: 5_100 })).toEqual({
      least: 84_900,
      most: 86_000,
    })
  })
})
