import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeLevel } from '../../../testing/make.ts'

const test = useTestApp()

beforeAll(async () => {
  const segments = ['new', 'old', 'vip'].map((code, index) => ({
    code,
    name: `Segment ${code}`,
    position: index,
  }))
  await test.db
    .insertInto('segments')
    .values([...segments, { code: 'gone', name: 'Gone', position: 9, retired_at: '2026-01-01T00:00:00Z' }])
    .execute()
})

/** A conversation of each segment, and one without, the oldest first. */
async function makeSegmented(
  own: Parameters<Awaited<ReturnType<typeof makeStaffedSite>>['colleague']>[0] = {},
) {
  const site = await makeStaffedSite(test)
  const waiting = async (segment: string | null) => (await site.waiting({ item: { segment } })).id
  const ids = { vip: await waiting('vip'), gone: await waiting('gone'), none: await waiting(null) }
  const { call, operator } = await site.colleague(own)
  const leaveOut = (segment: string, left_out = true) =>
    call('POST', '/api/welfare/segments', { segment, left_out })
  const openMessages = async () => (await call('GET', '/api/user.php')).json().user.open_messages
  const claim = async (exclude: number[] = []) =>
    (await call('POST', '/api/queues/reply/claim', { exclude })).json().conversation?.id ?? null
  return { site, ids, call, operator, leaveOut, openMessages, claim }
}

describe('a segment that an operator leaves out', () => {
  it('is left out of their claims and badge, and of nobody else’s', async () => {
    const { site, ids, leaveOut, openMessages, claim } = await makeSegmented()
    expect(await openMessages()).toBe(3)
    const { welfare } = (await leaveOut('vip')).json()
    expect(welfare.segments).toEqual([
      { code: 'new', name: 'Segment new', left_out: false },
      { code: 'old', name: 'Segment old', left_out: false },
      { code: 'vip', name: 'Segment vip', left_out: true },
    ])
    expect(await openMessages()).toBe(2)
    expect(await claim()).toBe(ids.gone)
    expect((await (await site.colleague()).take()).id).toBe(ids.vip)
  })

  it('can be taken again', async () => {
    const { ids, leaveOut, claim, openMessages } = await makeSegmented()
    await leaveOut('vip')
    await leaveOut('vip')
    await leaveOut('vip', false)
    expect(await openMessages()).toBe(3)
    expect(await claim()).toBe(ids.vip)
  })

  it('does not widen what the rights of operator and level include', async () => {
    await makeLevel(test.db, { id: 131, segments: ['vip', 'new'] })
    const { ids, call, leaveOut, claim } = await makeSegmented({
      permissions_id: 131,
      segments: ['vip', 'old'],
    })
    const codes = async () =>
      (await call('GET', '/api/welfare')).json().welfare.segments.map(({ code }: { code: string }) => code)
    expect(await codes()).toEqual(['vip'])
    expect((await leaveOut('new')).json()).toMatchObject({ status: 400, issues: [{ path: 'segment' }] })
    await leaveOut('vip')
    expect(await claim()).toBe(ids.none)
  })

  it('can be changed in two tabs at the same moment', async () => {
    const { leaveOut, call } = await makeSegmented()
    await Promise.all(['new', 'old', 'vip'].map((segment) => leaveOut(segment)))
    const { segments } = (await call('GET', '/api/welfare')).json().welfare
    expect(segments.every(({ left_out }: { left_out: boolean }) => left_out)).toBe(true)
  })

  it.each(['gone', 'unknown', ''])('%j cannot be chosen', async (segment) => {
    const { leaveOut } = await makeSegmented()
    expect((await leaveOut(segment)).json()).toMatchObject({ status: 400, issues: [{ path: 'segment' }] })
  })

  it('stays in the queues that everybody sees, so that it does not wait unseen', async () => {
    const { call, leaveOut } = await makeSegmented()
    const waiting = async () => (await call('GET', '/api/queues')).json().reply.waiting
    const before = await waiting()
    await leaveOut('vip')
    expect(await waiting()).toBe(before)
  })

  it('does not end the conversation in hand', async () => {
    const { ids, call, leaveOut, claim } = await makeSegmented()
    expect(await claim()).toBe(ids.vip)
    await leaveOut('vip')
    const { lease } = (await call('POST', '/api/queues/reply/claim', {})).json()
    expect((await call('POST', `/api/leases/${lease.id}/renew`)).statusCode).toBe(200)
  })
})
