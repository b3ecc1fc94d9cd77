import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeCustomer, makeProfile, makeSiteowner } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { hoursAround, makePokeRule } from '../../../testing/pokes.ts'
import { openHold } from '../../conversations/customers/holds.ts'
import { planStarters } from './plan-starters.ts'

const test = useTestApp()

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
})
const setRule = (own = {}) => makePokeRule(test.db, { siteowner_id: siteowner.id, starters: true, ...own })
const profile = (own = {}) => makeProfile(test.db, { siteowner_id: siteowner.id, ...own })
const makeSilentCustomer = (own = {}) =>
  makeCustomer(test.db, {
    siteowner_id: siteowner.id,
    starter_from: new Date(Date.now() - 61 * 60_000).toISOString(),
    ...own,
  })
/** The conversations of the site owner, with their queue items. */
const newConversations = () =>
  test.db
    .selectFrom('conversations as c')
    .innerJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .where('c.siteowner_id', '=', siteowner.id)
    .select([
      'c.customer_id',
      'c.profile_id',
      'c.language',
      'c.status',
      'c.message_count',
      'q.kind',
      'q.due_at',
      'q.language as queue_language',
    ])
    .orderBy('c.customer_id')
    .execute()

describe('a customer without a conversation', () => {
  it('gets one with a profile of the same site owner and language, in the poke queue', async () => {
    await setRule()
    await profile({ language: 'pl' })
    const italian = await profile({ language: 'it' })
    await makeProfile(test.db, { siteowner_id: (await makeSiteowner(test.db)).id, language: 'it' })
    const customer = await makeSilentCustomer({ language: 'it' })
    expect(await planStarters(test.db)).toBe(1)
    expect(await newConversations()).toMatchObject([
      {
        customer_id: customer.id,
        profile_id: italian.id,
        language: 'it',
        queue_language: 'it',
        status: 'answered',
        message_count: 0,
        kind: 'poke',
      },
    ])
    expect(await planStarters(test.db)).toBe(0)
  })

  it('gets none while an answer would cost money', async () => {
    await setRule()
    await profile()
    await makeSilentCustomer({ credits: 0 })
    expect(await planStarters(test.db)).toBe(0)
    expect(await newConversations()).toEqual([])
  })

  it('gets none while the site owner has the maximum of waiting pokes', async () => {
    await setRule()
    await profile()
    for (let n = 0; n < 3; n++) await makeSilentCustomer()
    expect(await planStarters(test.db, { maxWaiting: 2 })).toBe(2)
    expect(await planStarters(test.db, { maxWaiting: 2 })).toBe(0)
    expect(await planStarters(test.db, { maxWaiting: 1 })).toBe(0)
    expect(await planStarters(test.db)).toBe(1)
  })

  it.each([
    ['a man', { gender: 'male' }, ['female']],
    ['a woman', { gender: 'female' }, ['male']],
    ['a gay man', { gender: 'male', sexual_orientation: 'gay' }, ['male']],
    ['a lesbian woman', { gender: 'female', sexual_orientation: 'lesbian' }, ['female']],
    ['a bisexual man', { gender: 'male', sexual_orientation: 'bi' }, ['female', 'male']],
    ['a customer without facts', {}, ['female', 'male']],
  ])('gets a profile that suits: %s', async (_who, facts, suitable) => {
    await setRule()
    const profiles = new Map<number, string>()
    for (const gender of ['male', 'female', 'male', 'female'])
      profiles.set((await profile({ gender })).id, gender)
    for (let i = 0; i < 12; i++) await makeSilentCustomer({ facts: JSON.stringify(facts) })
    expect(await planStarters(test.db)).toBe(12)
    const genders = (await newConversations()).map((row) => profiles.get(row.profile_id))
    expect([...new Set(genders)].sort()).toEqual(suitable)
  })

  it('gets none without starters, before the silence is over, or when no profile suits', async () => {
    await profile({ language: 'en', gender: 'male' })
    await makeSilentCustomer()
    expect(await planStarters(test.db)).toBe(0)
    await setRule({ starters: false })
    expect(await planStarters(test.db)).toBe(0)
    await test.db
      .updateTable('poke_rules')
      .set({ starters: true, silence_minutes: 62 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect(await planStarters(test.db)).toBe(0)
    await test.db
      .updateTable('customers')
      .set({ facts: '{"gender": "male"}' })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await test.db
      .updateTable('poke_rules')
      .set({ silence_minutes: 60 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect(await planStarters(test.db)).toBe(0)
    expect(await newConversations()).toEqual([])
  })

  it('gets none with a profile that its site has retired', async () => {
    await setRule()
    await profile({ language: 'it', retired_at: '2026-01-01T00:00:00Z' })
    await makeSilentCustomer({ language: 'it' })
    expect(await planStarters(test.db)).toBe(0)
    expect(await newConversations()).toEqual([])
  })

  it('gets none without a disclosure, on hold, or when the budget of the day is used up', async () => {
    await setRule({ pokes_per_day: 1 })
    await profile()
    await makeSilentCustomer({ disclosure_version: null, disclosure_shown_at: null })
    const held = await makeSilentCustomer()
    await test.db
      .transaction()
      .execute((tx) => openHold(tx, held.id, { kind: 'self_exclusion', until: null }, {}))
    const full = await makeSilentCustomer({ timezone: 'UTC' })
    await sql`insert into poke_days values (${full.id}, (now() at time zone 'UTC')::date, 1)`.execute(test.db)
    expect(await planStarters(test.db)).toBe(0)
    expect(await newConversations()).toEqual([])
  })

  it('gets none after an earlier conversation', async () => {
    await setRule()
    await profile()
    const customer = await makeSilentCustomer()
    await makeConversation(test.db, { siteowner, customer })
    expect(await planStarters(test.db)).toBe(0)
  })

  it('gets it after their quiet hours', async () => {
    await setRule({ ...(await hoursAround(test.db, 'Asia/Tokyo', -60, 60)) })
    await profile()
    await makeSilentCustomer({ timezone: 'Asia/Tokyo' })
    expect(await planStarters(test.db)).toBe(1)
    const [starter] = await newConversations()
    expect(Date.parse(starter?.due_at ?? '')).toBeGreaterThan(Date.now())
  })

  it('gets one from several nodes that run at the same moment', async () => {
    await setRule()
    for (let i = 0; i < 5; i++) await profile()
    for (let i = 0; i < 20; i++) await makeSilentCustomer()
    const other = await startTestApp(test.url)
    await Promise.all([test.db, other.db, test.db, other.db].map((db) => planStarters(db)))
    await other.close()
    const rows = await newConversations()
    expect(rows).toHaveLength(20)
    expect(new Set(rows.map((row) => row.customer_id)).size).toBe(20)
    // The conversations are spread over the profiles.
    expect(new Set(rows.map((row) => row.profile_id)).size).toBeGreaterThan(1)
  })
})
