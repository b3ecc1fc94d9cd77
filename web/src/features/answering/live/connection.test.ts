import { describe, expect, it } from 'vitest'
import { type Connection, nextConnection, type Observation } from './connection'

const at = Date.parse('2026-11-20T14:00:00Z')
const observe = (part: Partial<Observation>): Observation => ({
  closedAt: null,
  lastEventAt: at,
  isOnline: true,
  isFetching: false,
  now: at,
  ...part,
})
const live: Connection = { phase: 'live' }
const lost: Connection = { phase: 'lost', loss: 'silent', since: at }

describe('a stream that closes', () => {
  it('is not reported when it opens again within 5 seconds', () => {
    expect(nextConnection(live, observe({ closedAt: at, now: at + 5_000 }))).toBe(live)
    expect(nextConnection(live, observe({ now: at + 5_000 }))).toBe(live)
  })

  it('is reported after that, with the time when it closed', () => {
    const next = nextConnection(live, observe({ closedAt: at, now: at + 5_001 }))
    expect(next).toEqual({ phase: 'lost', loss: 'silent', since: at })
    expect(nextConnection(next, observe({ closedAt: at, now: at + 9_000 }))).toBe(next)
  })

  it('is reported at once when the browser has no network', () => {
    const next = nextConnection(live, observe({ closedAt: at, isOnline: false }))
    expect(next).toEqual({ phase: 'lost', loss: 'offline', since: at })
  })

  it('while requests succeed is reported as missing live updates only', () => {
    const lastEventAt = at + 20_000
    const next = nextConnection(lost, observe({ closedAt: at, lastEventAt, now: at + 21_000 }))
    expect(next).toEqual({ ...lost, loss: 'no_stream' })
    expect(nextConnection(next, observe({ closedAt: at, lastEventAt, now: lastEventAt + 45_000 }))).toEqual(
      lost,
    )
  })

  it('twice in a short time is reported as one loss', () => {
    expect(nextConnection(lost, observe({ closedAt: at + 20_000, now: at + 20_001 }))).toBe(lost)
  })
})

describe('a connection that returns', () => {
  it('is reported as back for 8 seconds, after all requests have ended', () => {
    const catching = nextConnection(lost, observe({}))
    expect(catching).toEqual({ phase: 'catching_up', from: at })
    expect(nextConnection(catching, observe({ now: at + 999 }))).toBe(catching)
    expect(nextConnection(catching, observe({ now: at + 4_000, isFetching: true }))).toBe(catching)
    const back = nextConnection(catching, observe({ now: at + 5_000 }))
    expect(back).toEqual({ phase: 'back', at: at + 5_000 })
    expect(nextConnection(back, observe({ now: at + 12_999 }))).toBe(back)
    expect(nextConnection(back, observe({ now: at + 13_000 }))).toEqual(live)
  })

  it('and closes again is reported as lost again', () => {
    const back: Connection = { phase: 'back', at }
    const again = nextConnection(back, observe({ closedAt: at + 1_000, isOnline: false, now: at + 1_000 }))
    expect(again).toEqual({ phase: 'lost', loss: 'offline', since: at + 1_000 })
  })
})
