import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { makeStaffedSite } from '../testing/in-hand.ts'
import { startClockCheck } from './clock.ts'

const test = useTestApp()
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

/** Changes only the clock of this process, not the database's. */
const setClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })

it.each([
  { ahead: hour, warning: 'the clock of this node is 3600 s ahead of the clock of the database' },
  { ahead: -hour, warning: 'the clock of this node is 3600 s behind the clock of the database' },
])(
  'a clock that is wrong by $ahead ms is reported by /readyz, and logged once',
  async ({ ahead, warning }) => {
    setClock(ahead)
    const answer = await test.anonymous('GET', '/readyz')
    expect(answer.statusCode).toBe(200)
    const { warnings } = answer.json<{ warnings: string[] }>()
    // Without the seconds, because the statement takes a moment.
    expect(warnings.map((text) => text.replace(/3(59[0-9]|60[0-9]) s/, '3600 s'))).toEqual([warning])

    const warn = vi.fn()
    const check = startClockCheck({ db: test.db, log: { warn } })
    onTestFinished(check.stop)
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0)
    expect(String(warn.mock.calls[0])).toMatch(/^the clock of this node is \d+ s (ahead of|behind)/)
  },
)

it('a clock that is wrong by a few seconds is accepted', async () => {
  setClock(8_000)
  expect((await test.anonymous('GET', '/readyz')).json()).toEqual({ status: 'ready' })
})

it('a lease uses the clock of the database, also on a node whose clock is an hour ahead', async () => {
  const staffedSite = await makeStaffedSite(test)
  await staffedSite.waiting()
  const { call } = await staffedSite.colleague()
  const now = Date.now()
  setClock(hour)
  const claim = () => call('POST', '/api/queues/reply/claim', {})
  const { lease } = (await claim()).json()
  const renewed = await call('POST', `/api/leases/${lease.id}/renew`, { since_input: 0 })
  // A repeated claim renews the same lease.
  for (const { expires_at } of [lease, renewed.json().lease, (await claim()).json().lease]) {
    const left = Date.parse(expires_at) - now
    expect(left).toBeGreaterThan(80_000)
    expect(left).toBeLessThan(120_000)
  }
})
