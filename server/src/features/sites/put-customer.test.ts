import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, makeProfile, makeSiteowner } from '../../testing/make.ts'
import { manyFacts } from '../../testing/site.ts'
import { releaseExpiredHolds } from '../customers/holds.ts'

const test = useTestApp()
let count = 0

const customer = {
  name: 'Peter',
  language: 'nl',
  member_type: 'premium',
  credits: 40,
  disclosure: { version: 'v4', shown_at: '2026-11-01T09:00:00Z' },
}
const { disclosure: _, ...undisclosed } = customer
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function makeSite() {
  const siteowner = await makeSiteowner(test.db)
  const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
  const call = test.site(siteowner.key)
  const externalId = `customer ${++count}/ö`
  const put = (body: Record<string, unknown>) =>
    call('PUT', `/site/v1/customers/${encodeURIComponent(externalId)}`, body)
  const write = () =>
    call('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: `m${++count}`,
          customer_external_id: externalId,
          profile_external_id: profile.external_id,
          text: 'Hello',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
  const item = () =>
    test.db
      .selectFrom('queue_items')
      .where('siteowner_id', '=', siteowner.id)
      .selectAll()
      .executeTakeFirstOrThrow()
  const openHolds = async (id: number) => {
    const rows = await test.db
      .selectFrom('holds')
      .where('customer_id', '=', id)
      .where('released_at', 'is', null)
      .select('kind')
      .orderBy('kind')
      .execute()
    return rows.map((row) => row.kind)
  }
  return { siteowner, externalId, call, put, write, item, openHolds }
}

const storedCustomer = (id: number) =>
  test.db.selectFrom('customers').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

describe('a customer', () => {
  it('is created, and brought up to date under the same id; what is left out stays', async () => {
    const { put, externalId } = await makeSite()
    const created = await put({
      ...customer,
      birthday: '1980-02-29',
      timezone: 'Europe/Amsterdam',
      country: 'NL',
      facts: { job: 'Baker', pets: ['Biscuit'] },
    })
    expect(created.statusCode).toBe(200)
    const { id, external_id } = created.json()
    expect(external_id).toBe(externalId)
    const updated = await put({ ...undisclosed, credits: 12, facts: { job: 'Nurse' } })
    expect(updated.json()).toEqual({ id, external_id })
    expect(await storedCustomer(id)).toMatchObject({
      credits: 12,
      birthday: '1980-02-29',
      timezone: 'Europe/Amsterdam',
      country: 'NL',
      facts: { job: 'Nurse', pets: ['Biscuit'] },
      disclosure_version: 'v4',
      disclosure_shown_at: '2026-11-01T09:00:00Z',
    })
  })

  it('has no more facts than one may have, also call after call', async () => {
    const { put } = await makeSite()
    const { id } = (await put({ ...customer, facts: manyFacts('first', 100) })).json()
    const answer = await put({ ...customer, credits: 1, facts: manyFacts('second', 1) })
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'facts' }] })
    const stored = await storedCustomer(id)
    expect(stored).toMatchObject({ credits: 40, facts: manyFacts('first', 100) })
  })

  it.each([1e300, '1e300', 'old', true, []])('whose age is said to be %j can be answered', async (age) => {
    const { put, write, siteowner } = await makeSite()
    await put({ ...customer, facts: { age } })
    await write()
    const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
    const claimed = await (await test.signedIn(operator))('POST', '/api/queues/reply/claim', {})
    expect(claimed.json().conversation.customer.facts).toEqual({ age })
  })

  it('of one site owner is not that of another with the same external id', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    const path = `/site/v1/customers/same-${++count}`
    const first = (await one.call('PUT', path, customer)).json()
    const second = (await other.call('PUT', path, customer)).json()
    expect(second.id).not.toBe(first.id)
  })

  it('is refused with every wrong field named, and without a valid key', async () => {
    const { put } = await makeSite()
    const answer = await put({
      ...customer,
      credits: -1,
      timezone: 'Mars/North',
      birthday: '0000-01-01',
      x: 1,
    })
    expect(answer.statusCode).toBe(400)
    const paths = answer.json().issues.map((issue: { path: string }) => issue.path)
    expect(paths.sort()).toEqual(['birthday', 'credits', 'timezone', 'x'])
    const stranger = await test.site('wrong')('PUT', '/site/v1/customers/1', customer)
    expect(stranger.json()).toMatchObject({ status: 401, code: 'site_key_wrong' })
  })

  it('put many times at once is one', async () => {
    const { put } = await makeSite()
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(undisclosed)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  })

  it('who changes language waits for an operator of that language', async () => {
    const { put, write, item, siteowner } = await makeSite()
    await put(customer)
    await write()
    await put({ ...customer, language: 'pl' })
    expect(await item()).toMatchObject({ language: 'pl' })
    const conversation = await test.db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .selectAll()
      .executeTakeFirst()
    expect(conversation?.language).toBe('pl')
  })
})

describe('without a disclosure', () => {
  it('a customer is held: messages are stored and wait, and reach the queue when it is shown', async () => {
    const { put, write, item, openHolds } = await makeSite()
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

  it('a customer from elsewhere is held at the first message', async () => {
    const { put, write, item, openHolds } = await makeSite()
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

describe('limits', () => {
  it.each([
    ['self_exclusion', () => ({ self_excluded_until: inOneHour() })],
    ['cooling_off', () => ({ cooling_off_until: inOneHour() })],
    ['spending_limit', () => ({ spending_confirmation_needed: true })],
  ])('open the hold %s, and release it when they are lifted', async (kind, limits) => {
    const { put, write, item, openHolds } = await makeSite()
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

  it('that are over open nothing', async () => {
    const { put, openHolds } = await makeSite()
    const limits = { self_excluded_until: '2020-01-01T00:00:00Z', spending_confirmation_needed: false }
    const { id } = (await put({ ...customer, limits })).json()
    expect(await openHolds(id)).toEqual([])
  })

  it('move the end of a hold that is open', async () => {
    const { put } = await makeSite()
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await put({ ...customer, limits: { cooling_off_until: '2199-01-01T00:00:00Z' } })
    const holds = await test.db.selectFrom('holds').where('customer_id', '=', id).selectAll().execute()
    expect(holds).toMatchObject([{ kind: 'cooling_off', until: '2199-01-01T00:00:00Z', released_at: null }])
  })

  it('leave the holds of operators alone', async () => {
    const { put, write, item, openHolds } = await makeSite()
    const { id } = (await put(undisclosed)).json()
    await test.db.insertInto('holds').values({ customer_id: id, kind: 'possible_minor' }).execute()
    await write()
    await put({ ...customer, limits: {} })
    expect(await openHolds(id)).toEqual(['possible_minor'])
    expect(await item()).toMatchObject({ held: true })
  })
})

describe('a hold with an end', () => {
  it('that has come holds nothing, and its conversations reach the queue', async () => {
    const { put, write, item, openHolds } = await makeSite()
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await write()
    expect(await releaseExpiredHolds(test.db)).toBe(0)
    expect(await item()).toMatchObject({ held: true })
    await test.db
      .updateTable('holds')
      .set({ until: sql<string>`now() - interval '1 second'` })
      .where('customer_id', '=', id)
      .execute()
    expect(await releaseExpiredHolds(test.db)).toBe(1)
    expect(await openHolds(id)).toEqual([])
    expect(await item()).toMatchObject({ held: false })
    expect(await releaseExpiredHolds(test.db)).toBe(0)
  })

  it('does not hold a message that arrives after it, released or not', async () => {
    const { put, write, item } = await makeSite()
    const { id } = (await put({ ...customer, limits: { cooling_off_until: inOneHour() } })).json()
    await write()
    expect(await item()).toMatchObject({ held: true })
    await test.db
      .updateTable('holds')
      .set({ until: sql<string>`now() - interval '1 second'` })
      .where('customer_id', '=', id)
      .execute()
    await write()
    expect(await item()).toMatchObject({ held: false })
  })

  it('keeps a customer held who has another', async () => {
    const { put, write, item, openHolds } = await makeSite()
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

it('holds and messages that come at the same moment agree in the end', async () => {
  for (let round = 0; round < 15; round++) {
    const { put, write, item } = await makeSite()
    await put(undisclosed)
    const held = round % 2 === 0
    const last = { ...customer, limits: held ? { spending_confirmation_needed: true } : {} }
    const answers = await Promise.all([write(), put(last), write()])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    expect(await item()).toMatchObject({ held })
  }
})
