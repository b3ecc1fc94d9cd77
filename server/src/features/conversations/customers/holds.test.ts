import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite, undisclosed } from '../../../testing/customer-site.ts'
import { releaseExpiredHolds } from './holds.ts'

const test = useTestApp()

const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('a customer without a disclosure', () => {
  it('is on hold: messages are stored and wait, and reach the queue when the disclosure is shown', async () => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const { id } = (await put(undisclosed)).json()
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
    expect((await write()).json().results).toMatchObject([{ status: 'stored' }])
    expect(await item()).toMatchObject({ held: true })
    await put(undisclosed)
    expect(await item()).toMatchObject({ held: true })
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    await put(customer)
    expect(await openHolds(id)).toEqual([])
    expect(await item()).toMatchObject({ held: false })
    await expect.poll(() => hints).toContainEqual({ topic: 'queue' })
    stop()
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'customer')
      .where('subject_id', '=', id)
      .select(['action', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([
      { action: 'hold.open', details: { kind: 'disclosure_missing' } },
      { action: 'hold.release', details: { kind: 'disclosure_missing' } },
    ])
  })

  it('who was added without the site API is put on hold with the first message', async () => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const { id } = (await put(customer)).json()
    await test.db
      .updateTable('customers')
      .set({ disclosure_version: null, disclosure_shown_at: null })
      .where('id', '=', id)
      .execute()
    await write()
    expect(await openHolds(id)).toEqual(['disclosure_missing'])
    expect(await item()).toMatchObject({ held: true })
  })
})

describe('limits of the site', () => {
  it.each([
    ['self_exclusion', () => ({ self_excluded_until: inOneHour() })],
    ['cooling_off', () => ({ cooling_off_until: inOneHour() })],
    ['spending_limit', () => ({ spending_confirmation_needed: true })],
  ])('open the hold %s, and release it when they are removed', async (kind, limits) => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const { id } = (await put(customer)).json()
    await write()
    await put({ ...customer, limits: limits() })
    expect(await openHolds(id)).toEqual([kind])
    expect(await item()).toMatchObject({ held: true })
    await put(customer)
    expect(await openHolds(id), 'limits left out stay').toEqual([kind])
    await put({ ...customer, limits: {} })
    expect(await openHolds(id)).toEqual([])
    expect(await item()).toMatchObject({ held: false })
    const [released] = await test.db.selectFrom('holds').where('customer_id', '=', id).selectAll().execute()
    expect(released).toMatchObject({ kind, release_reason: expect.any(String), released_by: null })
  })

  it('that are over open no hold', async () => {
    const { put, openHolds } = await makeCustomerSite(test)
    const limits = { self_excluded_until: '2020-01-01T00:00:00Z', spending_confirmation_needed: false }
    const { id } = (await put({ ...customer, limits })).json()
    expect(await openHolds(id)).toEqual([])
  })

  it('change the end of an open hold', async () => {
    const { put } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await put({ ...customer, limits: { cooling_off_until: '2199-01-01T00:00:00Z' } })
    const holds = await test.db.selectFrom('holds').where('customer_id', '=', id).selectAll().execute()
    expect(holds).toMatchObject([{ kind: 'cooling_off', until: '2199-01-01T00:00:00Z', released_at: null }])
  })

  it('do not change holds of operators', async () => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const { id } = (await put(undisclosed)).json()
    await test.db.insertInto('holds').values({ customer_id: id, kind: 'possible_minor' }).execute()
    await write()
    await put({ ...customer, limits: {} })
    expect(await openHolds(id)).toEqual(['possible_minor'])
    expect(await item()).toMatchObject({ held: true })
  })
})

/** Moves the end of the holds of a customer into the past. */
const endHolds = (customerId: number) =>
  test.db
    .updateTable('holds')
    .set({ until: sql<string>`now() - interval '1 second'` })
    .where('customer_id', '=', customerId)
    .execute()

describe('a hold with an end', () => {
  it('that has passed is over, and its conversations reach the queue', async () => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await write()
    expect(await releaseExpiredHolds(test.db)).toBe(0)
    expect(await item()).toMatchObject({ held: true })
    await endHolds(id)
    expect(await releaseExpiredHolds(test.db)).toBe(1)
    expect(await openHolds(id)).toEqual([])
    expect(await item()).toMatchObject({ held: false })
    expect(await releaseExpiredHolds(test.db)).toBe(0)
  })

  it('that has passed does not apply to a message that arrives later, released or not', async () => {
    const { put, write, item } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await write()
    expect(await item()).toMatchObject({ held: true })
    await endHolds(id)
    await write()
    expect(await item()).toMatchObject({ held: false })
  })

  it('that has passed does not begin again: a new one has its own time', async () => {
    const { put } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await endHolds(id)
    await put({ ...customer, limits: { cooling_off_until: inOneHour() } })
    const holds = await test.db
      .selectFrom('holds')
      .where('customer_id', '=', id)
      .select([
        'released_at',
        sql<boolean>`since > now() - interval '1 minute' and until > now()`.as('isNow'),
      ])
      .orderBy('id')
      .execute()
    expect(holds).toEqual([
      { released_at: expect.any(String), isNow: false },
      { released_at: null, isNow: true },
    ])
  })

  it('does not release a customer who has another hold', async () => {
    const { put, write, item, openHolds } = await makeCustomerSite(test)
    const limits = { cooling_off_until: inOneHour(), spending_confirmation_needed: true }
    const { id } = (await put({ ...customer, limits })).json()
    await write()
    await test.db
      .updateTable('holds')
      .set({ until: sql<string>`now() - interval '1 second'` })
      .where('customer_id', '=', id)
      .where('kind', '=', 'cooling_off')
      .execute()
    await releaseExpiredHolds(test.db)
    expect(await openHolds(id)).toEqual(['spending_limit'])
    expect(await item()).toMatchObject({ held: true })
  })
})

it('a queue item has the state of the holds, also when messages arrive while the holds change', async () => {
  for (let round = 0; round < 15; round++) {
    const { put, write, item } = await makeCustomerSite(test)
    await put(undisclosed)
    const held = round % 2 === 0
    const last = { ...customer, limits: held ? { spending_confirmation_needed: true } : {} }
    const answers = await Promise.all([write(), put(last), write()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(await item()).toMatchObject({ held })
  }
})
