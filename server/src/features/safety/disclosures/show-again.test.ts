import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { makeCustomer, makeProfile } from '../../../testing/make.ts'
import { makePokeRule, makeSilent } from '../../../testing/pokes.ts'
import { planPokes } from '../../answering/poke-rules/plan-pokes.ts'
import { planStarters } from '../../answering/poke-rules/plan-starters.ts'
import { checkDisclosures } from './check.ts'

const test = useTestApp()

async function makeWorld() {
  const site = await makeCustomerSite(test)
  const admin = await test.signedIn(await operatorOf(test, 'admin'))
  const path = `/api/siteowners/${site.siteowner.id}/disclosures`
  const publish = async (
    body: string,
    seen: string | null,
    more: { language?: string; again_in_days?: number } = {},
  ) => (await admin('POST', path, { language: 'nl', body, seen, ...more })).json()
  const again = async (version: string, seen: string | null, days: number | null, call = admin) =>
    (await call('PUT', `${path}/nl/again`, { version, seen, again_in_days: days })).json()
  const show = async (version: string) =>
    (await site.put({ ...customer, disclosure: { version, shown_at: new Date().toISOString() } })).json()
  await publish('Fictief', null)
  const { id } = await show('v1')
  return { ...site, id, admin, publish, again, show }
}
type World = Awaited<ReturnType<typeof makeWorld>>
let world: World
beforeEach(async () => {
  await test.db.deleteFrom('disclosure_checks').execute()
  world = await makeWorld()
})

describe('a version that has to be shown again', () => {
  it('at once holds those who have not seen it, with their chat in hand, until the site shows it', async () => {
    await world.write()
    const operator = await (await makeStaffedSite(test, world.siteowner)).colleague({ languages: ['nl'] })
    const taken = await operator.take()
    const { items } = await world.publish('Alle profielen zijn fictief', 'v1', { again_in_days: 0 })
    expect(items).toMatchObject([{ version: 'v2', again: { version: 'v2', from: expect.any(String) } }])
    expect(await checkDisclosures(test.db)).toBe(1)
    expect(await world.openHolds(world.id)).toEqual(['disclosure_missing'])
    const answer = await operator.call(
      'POST',
      `/api/conversations/${taken.id}/messages`,
      { ...taken.lease, in_reply_to: taken.in_reply_to, text: 'Hoi' },
      { 'idempotency-key': randomUUID() },
    )
    expect(answer.json()).toMatchObject({ code: 'held', kind: 'disclosure_missing' })
    const told = await world.put({ ...customer, disclosure: undefined })
    expect(told.json().disclosure).toMatchObject({
      status: 'show_again',
      shown: { version: 'v1' },
      show: { version: 'v2', text: 'Alle profielen zijn fictief' },
    })
    expect(await world.show('v2')).toMatchObject({
      disclosure: { status: 'valid', show: null, on_hold_from: null },
    })
    expect(await world.openHolds(world.id)).toEqual([])
    expect(await world.item()).toMatchObject({ held: false })
  })

  it('in some days is told to the site now, and holds nobody before', async () => {
    await world.publish('Nieuw', 'v1', { again_in_days: 14 })
    expect(await checkDisclosures(test.db)).toBe(0)
    const { disclosure } = (await world.put({ ...customer, disclosure: undefined })).json()
    expect(disclosure).toMatchObject({ status: 'show_again', show: { version: 'v2' } })
    const days = (Date.parse(disclosure.on_hold_from) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(14, 2)
    expect(await world.openHolds(world.id)).toEqual([])
    await arrive(world)
    await world.write()
    expect(await world.openHolds(world.id)).toEqual(['disclosure_missing'])
    expect(await world.item()).toMatchObject({ held: true })
  })

  it('is also satisfied by a later one; an earlier or unknown one does not count, whenever it was shown', async () => {
    await world.publish('Nieuw', 'v1', { again_in_days: 0 })
    await world.publish('Nieuwer', 'v2')
    expect(await world.show('v1')).toMatchObject({
      disclosure: { status: 'show_again', show: { version: 'v3' } },
    })
    expect(await world.show('v77')).toMatchObject({
      disclosure: { status: 'show_again', shown: { is_published: false } },
    })
    expect(await world.openHolds(world.id)).toEqual(['disclosure_missing'])
    expect(await world.show('v3')).toMatchObject({ disclosure: { status: 'valid' } })
    expect(await world.openHolds(world.id)).toEqual([])
  })

  it('is asked of customers of its language, and of a region without an own text', async () => {
    await world.publish('New', null, { language: 'en', again_in_days: 0 })
    await checkDisclosures(test.db)
    expect(await world.openHolds(world.id)).toEqual([])
    const british = await world.put({ ...customer, language: 'en-GB' })
    expect(british.json().disclosure).toMatchObject({
      status: 'show_again',
      show: { language: 'en', text: 'New' },
    })
    await world.publish('British', null, { language: 'en-GB' })
    expect((await world.put({ ...customer, language: 'en-GB' })).json().disclosure).toMatchObject({
      status: 'valid',
    })
  })

  it('stops pokes and first messages before the job has passed', async () => {
    const { siteowner } = world
    await makePokeRule(test.db, { siteowner_id: siteowner.id, starters: true })
    await makeProfile(test.db, { siteowner_id: siteowner.id, language: 'nl' })
    const own = { language: 'nl', disclosure_version: 'v1', disclosure_shown_at: '2026-01-01T00:00:00Z' }
    await makeSilent(test.db, { siteowner, customer: own })
    const silent = await makeCustomer(test.db, { siteowner_id: siteowner.id, ...own })
    await sql`update customers set starter_from = now() - interval '1 day' where id = ${silent.id}`.execute(
      test.db,
    )
    await world.publish('Nieuw', 'v1', { again_in_days: 0 })
    expect([await planPokes(test.db), await planStarters(test.db)]).toEqual([0, 0])
  })

  it('holds all customers of the site owner, in batches; a second round finds those who came meanwhile', async () => {
    const own = { siteowner_id: world.siteowner.id, language: 'nl', disclosure_version: 'v1' }
    for (let number = 0; number < 120; number++) await makeCustomer(test.db, own)
    const { id: erased } = await makeCustomer(test.db, {
      ...own,
      disclosure_version: null,
      disclosure_shown_at: null,
    })
    await world.publish('Nieuw', 'v1', { again_in_days: 0 })
    expect(await checkDisclosures(test.db)).toBe(121)
    expect(await world.openHolds(erased)).toEqual([])
    const late = await makeCustomer(test.db, own)
    await sql`update disclosure_checks set due_at = now() where siteowner_id = ${world.siteowner.id}`.execute(
      test.db,
    )
    expect(await checkDisclosures(test.db)).toBe(1)
    expect(await world.openHolds(late.id)).toEqual(['disclosure_missing'])
    expect(await checksLeft(world)).toBe(0)
  })

  it('is checked once, when two nodes check at the same time', async () => {
    const own = { siteowner_id: world.siteowner.id, language: 'nl', disclosure_version: 'v1' }
    for (let number = 0; number < 60; number++) await makeCustomer(test.db, own)
    await world.publish('Nieuw', 'v1', { again_in_days: 0 })
    const changed = await Promise.all([checkDisclosures(test.db), checkDisclosures(test.db)])
    expect((changed[0] ?? 0) + (changed[1] ?? 0)).toBe(61)
    const { rows } = await sql<{
      count: number
    }>`select count(*) from holds h join customers cu on cu.id = h.customer_id
      where cu.siteowner_id = ${world.siteowner.id}`.execute(test.db)
    expect(rows[0]?.count).toBe(61)
  })
})

describe('the moment from which it holds', () => {
  it('can be moved and taken back: holds end with the next check; each change is in the audit log', async () => {
    const published = await world.publish('Nieuw', 'v1', { again_in_days: 0 })
    await checkDisclosures(test.db)
    const postponed = await world.again('v2', published.items[0].again.from, 7)
    expect(postponed.items).toMatchObject([{ version: 'v2', again: { version: 'v2' } }])
    expect(await checkDisclosures(test.db)).toBe(1)
    expect(await world.openHolds(world.id)).toEqual([])
    expect((await world.put({ ...customer, disclosure: undefined })).json().disclosure.status).toBe(
      'show_again',
    )
    const withdrawn = await world.again('v2', postponed.items[0].again.from, null)
    expect(withdrawn.items).toMatchObject([{ version: 'v2', again: null }])
    expect((await world.put({ ...customer, disclosure: undefined })).json().disclosure.status).toBe('valid')
    const audit = await test.db
      .selectFrom('audit_log')
      .where('siteowner_id', '=', world.siteowner.id)
      .where('action', '=', 'disclosure.show_again')
      .select('details')
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([
      { details: { version: 'v2', language: 'nl', before: { again_from: expect.any(String) } } },
      { details: { after: { again_from: null } } },
    ])
  })

  it('that a colleague moved meanwhile is refused with their name; of two at once, one wins', async () => {
    const colleague = await operatorOf(test, 'admin')
    const theirs = await test.signedIn(colleague)
    await world.again('v1', null, 3, theirs)
    expect(await world.again('v1', null, 5)).toMatchObject({
      code: 'edited_meanwhile',
      by: { id: colleague.id },
      issues: [{ path: 'again_in_days' }],
    })
    const other = await makeWorld()
    const both = await Promise.all([other.again('v1', null, 1), other.again('v1', null, 2)])
    expect(both.filter(({ code }) => code === 'edited_meanwhile')).toHaveLength(1)
  })

  it('needs a version of this language, and at most a year', async () => {
    expect(await world.again('v9', null, 1)).toMatchObject({ code: 'disclosure_not_found' })
    expect(await world.again('v1', null, 366)).toMatchObject({ issues: [{ path: 'again_in_days' }] })
    expect(await world.publish('Nieuw', 'v1', { again_in_days: -1 })).toMatchObject({
      issues: [{ path: 'again_in_days' }],
    })
  })
})

/** Lets the moment of the newest version come. */
const arrive = ({ siteowner }: World) =>
  sql`update disclosures set again_from = now() where siteowner_id = ${siteowner.id} and again_from is not null`.execute(
    test.db,
  )

async function checksLeft({ siteowner }: World) {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from disclosure_checks where siteowner_id = ${siteowner.id}`.execute(test.db)
  return rows[0]?.count
}
