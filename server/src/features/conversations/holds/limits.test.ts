import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, useTwoNodes } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeProfile } from '../../../testing/make.ts'
import { makePokeRule } from '../../../testing/pokes.ts'
import { planPokes } from '../../answering/poke-rules/plan-pokes.ts'
import { planStarters } from '../../answering/poke-rules/plan-starters.ts'
import { releaseExpiredHolds } from '../customers/holds.ts'

const [test, otherNode] = useTwoNodes()

const until = '2199-01-01T00:00:00Z'
const spending = {
  currency: 'EUR',
  last_24_hours: 500,
  last_30_days: 19_800,
  own_limit_24_hours: 2_000,
  own_limit_30_days: 20_000,
  as_of: '2026-11-20T10:00:00Z',
}
/** What the site tells, by the hold that it opens. */
const told = {
  self_exclusion: { limits: { self_excluded_until: until } },
  cooling_off: { limits: { cooling_off_until: until } },
  spending_limit: { limits: { spending_confirmation_needed: true } },
  limit_reached: { spending: { ...spending, last_30_days: 20_000 } },
}
const kinds = ['self_exclusion', 'cooling_off', 'spending_limit', 'limit_reached'] as const

/** A customer who has written, and operators of the site. */
async function makeLimited() {
  const site = await makeCustomerSite(test)
  const { id: customerId } = (await site.put(customer)).json()
  await site.write()
  const staff = await makeStaffedSite(test, site.siteowner)
  const operator = await staff.colleague({ languages: ['nl'], message_types: ['reply', 'poke'] })
  const limit = (kind: keyof typeof told) => site.put({ ...customer, ...told[kind] })
  const sent = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from messages m
      join conversations c on c.id = m.conversation_id where c.customer_id = ${customerId} and m.direction = 'out'`.execute(
      test.db,
    )
    return rows[0]?.count
  }
  return { ...site, customerId, operator, limit, sent }
}
type Taken = Awaited<ReturnType<Awaited<ReturnType<typeof makeLimited>>['operator']['take']>>
type Call = Awaited<ReturnType<TestApp['signedIn']>>

const send = (call: Call, { id, in_reply_to, lease }: Taken, more: object = {}) =>
  call(
    'POST',
    `/api/conversations/${id}/messages`,
    { ...lease, in_reply_to, text: 'How are the hens?', ...more },
    { 'idempotency-key': randomUUID() },
  )
const makeSilent = (customerId: number) =>
  sql`update conversations set silence_from = now() - interval '3 hours' where customer_id = ${customerId}`.execute(
    test.db,
  )

describe.each(kinds)('the limit %s stops', (kind) => {
  const held = { status: 409, code: 'held', kind }

  it.each([
    ['a reply', {}],
    ['a reply that goes on to the next chat', { next: 'smart' }],
    ['an extra reply', { extra: true }],
  ])('%s under a lease from before, on each node', async (_what, more) => {
    const { operator, limit, sent } = await makeLimited()
    const taken = await operator.take()
    const elsewhere = await otherNode.signedIn(operator.operator)
    await limit(kind)
    for (const call of [operator.call, elsewhere])
      expect((await send(call, taken, more)).json()).toMatchObject(held)
    expect(await sent()).toBe(0)
  })

  it('replies in a batch that is being sent while the site tells it', async () => {
    for (let round = 0; round < 5; round++) {
      const { operator, limit, sent, customerId } = await makeLimited()
      const taken = await operator.take()
      const [answer] = await Promise.all([send(operator.call, taken, { next: 'smart' }), limit(kind)])
      const { rows } = await sql<{ late: number }>`select count(*) as late from messages m
        join conversations c on c.id = m.conversation_id join holds h on h.customer_id = c.customer_id
        where c.customer_id = ${customerId} and m.direction = 'out' and m.created_at > h.since`.execute(
        test.db,
      )
      expect(rows).toEqual([{ late: 0 }])
      expect(await sent()).toBe(answer.statusCode === 200 ? 1 : 0)
    }
  })

  it('a poke in hand', async () => {
    const { operator, limit, sent, siteowner, customerId } = await makeLimited()
    await makePokeRule(test.db, { siteowner_id: siteowner.id })
    await send(operator.call, await operator.take(), { next: 'smart' })
    await makeSilent(customerId)
    await planPokes(test.db)
    await sql`update queue_items set due_at = now(), closes_at = null where siteowner_id = ${siteowner.id}`.execute(
      test.db,
    )
    const poke = await operator.take('poke')
    await limit(kind)
    expect((await send(operator.call, poke)).json()).toMatchObject(held)
    expect(await sent()).toBe(1)
  })

  it('claiming and taking the conversation', async () => {
    const { operator, limit, item, siteowner } = await makeLimited()
    await limit(kind)
    expect((await operator.call('POST', '/api/queues/smart/claim', {})).json().conversation).toBeNull()
    const master = await makeMaster(test, siteowner)
    const { conversation_id } = await item()
    expect((await master('POST', `/api/conversations/${conversation_id}/lease`, {})).json()).toMatchObject(
      held,
    )
  })

  it('the job that plans pokes', async () => {
    const { operator, limit, siteowner, customerId } = await makeLimited()
    await makePokeRule(test.db, { siteowner_id: siteowner.id })
    await send(operator.call, await operator.take(), { next: 'smart' })
    await limit(kind)
    await makeSilent(customerId)
    expect(await planPokes(test.db)).toBe(0)
  })

  it('the job that plans starters', async () => {
    const site = await makeCustomerSite(test)
    await makePokeRule(test.db, { siteowner_id: site.siteowner.id, starters: true })
    await makeProfile(test.db, { siteowner_id: site.siteowner.id, language: customer.language })
    const { id } = (await site.put({ ...customer, ...told[kind] })).json()
    await sql`update customers set starter_from = now() - interval '3 hours' where id = ${id}`.execute(
      test.db,
    )
    expect(await planStarters(test.db)).toBe(0)
    await site.put({ ...customer, limits: {}, spending: null })
    await sql`update customers set starter_from = now() - interval '3 hours' where id = ${id}`.execute(
      test.db,
    )
    expect(await planStarters(test.db)).toBe(1)
  })
})

describe('what the customer has spent', () => {
  const read = async ({ operator }: Awaited<ReturnType<typeof makeLimited>>, id: number) =>
    (await operator.call('GET', `/api/conversations/${id}`)).json().conversation.customer

  it('is shown with the own limits and the time of the report, and stops nothing below a limit', async () => {
    const limited = await makeLimited()
    const { id } = await limited.operator.take()
    expect(await read(limited, id)).toMatchObject({ spending: null, holds: [] })
    const { own_limit_24_hours: _, ...partly } = spending
    await limited.put({ ...customer, spending: partly })
    expect(await read(limited, id)).toMatchObject({
      spending: { ...partly, own_limit_24_hours: null, as_of: '2026-11-20T10:00:00.000Z' },
      holds: [],
    })
    await limited.put(customer)
    expect((await read(limited, id)).spending, 'left out, it stays').not.toBeNull()
    await limited.put({ ...customer, spending: null })
    expect((await read(limited, id)).spending).toBeNull()
  })

  it('an own limit that is reached is over when the site reports less, and an older report changes nothing', async () => {
    const { put, openHolds, customerId } = await makeLimited()
    const report = (last_24_hours: number, minute: number) =>
      put({ ...customer, spending: { ...spending, last_24_hours, as_of: `2026-11-20T10:0${minute}:00Z` } })
    await report(2_000, 1)
    expect(await openHolds(customerId)).toEqual(['limit_reached'])
    await report(1_999, 0)
    expect(await openHolds(customerId)).toEqual(['limit_reached'])
    await report(1_999, 2)
    expect(await openHolds(customerId)).toEqual([])
  })

  it('a report from the future counts as one of now, so that later reports are accepted', async () => {
    const { put, openHolds, customerId } = await makeLimited()
    await put({ ...customer, spending: { ...spending, last_24_hours: 2_000, as_of: until } })
    expect(await openHolds(customerId)).toEqual(['limit_reached'])
    await put({ ...customer, spending: { ...spending, as_of: until } })
    expect(await openHolds(customerId)).toEqual([])
  })
})

it('a cooling-off that is over lets answers leave again, by the time of the database', async () => {
  const { operator, limit, customerId, sent } = await makeLimited()
  await limit('cooling_off')
  await sql`update holds set until = now() - interval '1 second' where customer_id = ${customerId}`.execute(
    test.db,
  )
  await releaseExpiredHolds(otherNode.db)
  expect((await send(operator.call, await operator.take())).statusCode).toBe(200)
  expect(await sent()).toBe(1)
})

describe('a node whose clock is an hour ahead', () => {
  afterEach(() => void vi.useRealTimers())
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const hurry = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })

  it.each(['self_excluded_until', 'cooling_off_until'])('does not end a limit early: %s', async (name) => {
    const { put, openHolds, customerId } = await makeLimited()
    const limits = { [name]: inMinutes(30) }
    await put({ ...customer, limits })
    const before = await openHolds(customerId)
    expect(before).toHaveLength(1)
    hurry()
    await put({ ...customer, limits })
    expect(await openHolds(customerId)).toEqual(before)
  })

  it('does not make later reports of spending old', async () => {
    const { put, openHolds, customerId } = await makeLimited()
    const ahead = inMinutes(45)
    hurry()
    await put({ ...customer, spending: { ...spending, as_of: ahead } })
    vi.useRealTimers()
    await put({ ...customer, spending: { ...spending, last_24_hours: 2_000, as_of: inMinutes(0) } })
    expect(await openHolds(customerId)).toEqual(['limit_reached'])
  })
})
