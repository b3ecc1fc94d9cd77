import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../testing/make.ts'
import { hoursAround, itemOf, makePokeRule, makeSilent } from '../../testing/pokes.ts'
import { lockCustomers, openHold } from '../customers/holds.ts'
import { planPokes } from './plan-pokes.ts'
import { announceDuePokes, reopenPokes } from './reopen-pokes.ts'

const test = useTestApp()

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
})
const rule = (own = {}) => makePokeRule(test.db, { siteowner_id: siteowner.id, ...own })
const silent = (own: Omit<Parameters<typeof makeSilent>[1], 'siteowner'> = {}) =>
  makeSilent(test.db, { siteowner, ...own })
const itemsOf = async () =>
  (
    await test.db
      .selectFrom('queue_items')
      .where('siteowner_id', '=', siteowner.id)
      .select('conversation_id')
      .orderBy('conversation_id')
      .execute()
  ).map((row) => row.conversation_id)
const silenceFrom = async (id: number) =>
  (
    await test.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('silence_from')
      .executeTakeFirstOrThrow()
  ).silence_from

describe('a silent customer', () => {
  it('is due for a poke when the silence of the rule is over, and not before', async () => {
    await rule()
    const due = await silent({ minutes: 61 })
    await silent({ minutes: 59 })
    expect(await planPokes(test.db)).toBe(1)
    expect(await itemsOf()).toEqual([due.id])
    expect(await itemOf(test.db, due.id)).toMatchObject({
      kind: 'poke',
      language: 'en',
      held: false,
      opened: false,
      expires_at: null,
      closes_at: null,
      customer_message_id: due.received.id,
    })
    expect(await planPokes(test.db)).toBe(0)
  })

  it('is due for the next poke after the longer silence, up to the maximum in a row', async () => {
    await rule({ most_in_a_row: 2 })
    await silent({ minutes: 119, pokes: 1 })
    const due = await silent({ minutes: 121, pokes: 1 })
    await silent({ minutes: 10_000, pokes: 2 })
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([due.id])
  })

  it('is never poked without a rule of their site owner', async () => {
    await silent({ minutes: 100_000 })
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([])
  })

  it('is not poked while an operator has the conversation in hand, and keeps their place', async () => {
    await rule()
    const { id } = await silent()
    const operator = await makeOperator(test.db)
    await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, lease_id, operator_id, expires_at)
      values (${id}, 'reply', 'en', ${siteowner.id}, gen_random_uuid(), ${operator.id}, now() + interval '1 minute')`.execute(
      test.db,
    )
    const before = await silenceFrom(id)
    expect(await planPokes(test.db)).toBe(0)
    expect(await silenceFrom(id)).toBe(before)
  })

  it('on hold is not poked, and is checked again after another silence', async () => {
    await rule()
    const { id, customer } = await silent()
    await test.db
      .transaction()
      .execute((tx) => openHold(tx, customer.id, { kind: 'cooling_off', until: null }, {}))
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([])
    await test.db
      .updateTable('holds')
      .set({ released_at: sql`now()` })
      .where('customer_id', '=', customer.id)
      .execute()
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([])
    await test.db
      .updateTable('conversations')
      .set({ silence_from: sql`now() - interval '61 minutes'` })
      .where('id', '=', id)
      .execute()
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([id])
  })

  it.each(['stop_pokes', 'until_next_message'] as const)(
    'who is ignored with %s is not poked while that lasts',
    async (option) => {
      await rule()
      const { id } = await silent()
      const operator = await makeOperator(test.db)
      const values = { conversation_id: id, operator_id: operator.id, option }
      await test.db.insertInto('ignores').values(values).execute()
      await planPokes(test.db)
      expect(await itemsOf()).toEqual([])
      await test.db
        .updateTable('ignores')
        .set({ ended_at: sql`now()` })
        .where('conversation_id', '=', id)
        .execute()
      await test.db
        .updateTable('conversations')
        .set({ silence_from: sql`now() - interval '61 minutes'` })
        .where('id', '=', id)
        .execute()
      await planPokes(test.db)
      expect(await itemsOf()).toEqual([id])
    },
  )

  it('without a disclosure about fictional profiles is not poked', async () => {
    await rule()
    await silent({ customer: { disclosure_version: null, disclosure_shown_at: null } })
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([])
  })

  it('with an alert is poked anyway', async () => {
    await rule()
    const { id } = await silent()
    const operator = await makeOperator(test.db)
    await test.db
      .insertInto('ignores')
      .values({ conversation_id: id, operator_id: operator.id, option: 'alert', note: 'Is on holiday' })
      .execute()
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([id])
  })

  it('gets no more scheduled pokes for a day than the budget has left', async () => {
    await rule({ pokes_per_day: 2 })
    const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id, timezone: 'Asia/Tokyo' })
    await sql`insert into poke_days values (${customer.id}, (now() at time zone 'Asia/Tokyo')::date, 1)`.execute(
      test.db,
    )
    const first = await silent({ of: customer, minutes: 200 })
    const second = await silent({ of: customer, minutes: 100 })
    await planPokes(test.db)
    expect(await itemsOf()).toEqual([first.id])
    const { rows } = await sql<{ isTomorrow: boolean }>`
      select (silence_from + interval '60 minutes') at time zone 'Asia/Tokyo'
        = date_trunc('day', now() at time zone 'Asia/Tokyo') + interval '1 day' as "isTomorrow"
      from conversations where id = ${second.id}`.execute(test.db)
    expect(rows).toEqual([{ isTomorrow: true }])
  })

  it('is scheduled once by several nodes that run at the same moment', async () => {
    await rule({ pokes_per_day: 3 })
    const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    const all = await Promise.all(Array.from({ length: 8 }, () => silent({ of: customer })))
    const other = await startTestApp(test.url)
    await Promise.all([planPokes(test.db), planPokes(other.db), planPokes(test.db), planPokes(other.db)])
    await other.close()
    const items = await itemsOf()
    expect(items).toHaveLength(3)
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(items))
  })

  it('is skipped while their holds are being changed', async () => {
    await rule()
    const { id, customer } = await silent()
    await test.db.transaction().execute(async (tx) => {
      await lockCustomers(tx, [customer.id])
      expect(await planPokes(test.db)).toBe(0)
    })
    expect(await planPokes(test.db)).toBe(1)
    expect(await itemsOf()).toEqual([id])
  })
})

describe('quiet hours', () => {
  it('of the customer postpone a poke to their end', async () => {
    await rule({ ...(await hoursAround(test.db, 'Asia/Tokyo', -60, 60)), timezone: 'Europe/Amsterdam' })
    const asleep = await silent({ customer: { timezone: 'Asia/Tokyo' } })
    const awake = await silent({ customer: { timezone: 'Europe/London' } })
    await planPokes(test.db)
    const minutes = (moment: string | null | undefined) => (Date.parse(moment ?? '') - Date.now()) / 60_000
    const later = await itemOf(test.db, asleep.id)
    expect(minutes(later?.due_at)).toBeGreaterThan(58)
    expect(minutes(later?.due_at)).toBeLessThan(61)
    const now = await itemOf(test.db, awake.id)
    expect(minutes(now?.due_at)).toBeLessThanOrEqual(0)
    expect(minutes(now?.closes_at)).toBeGreaterThan(0)
  })

  it("use the site owner's time zone when the customer's is not known or invalid", async () => {
    await rule({ ...(await hoursAround(test.db, 'Asia/Tokyo', -60, 60)), timezone: 'Asia/Tokyo' })
    const unknown = await silent({ customer: { timezone: null } })
    const wrong = await silent({ customer: { timezone: 'Middle/Earth' } })
    await planPokes(test.db)
    for (const { id } of [unknown, wrong])
      expect(Date.parse((await itemOf(test.db, id))?.due_at ?? '')).toBeGreaterThan(Date.now())
  })

  it('that begin before anybody took the poke postpone it to their end', async () => {
    await rule({ ...(await hoursAround(test.db, 'UTC', -5, 60)), timezone: 'UTC' })
    const { id } = await silent()
    await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, closes_at)
      values (${id}, 'poke', 'en', ${siteowner.id}, now() - interval '2 hours', now() - interval '5 minutes')`.execute(
      test.db,
    )
    expect(await reopenPokes(test.db)).toBe(1)
    const item = await itemOf(test.db, id)
    expect(Date.parse(item?.due_at ?? '')).toBeGreaterThan(Date.now())
    expect(Date.parse(item?.closes_at ?? '')).toBeGreaterThan(Date.parse(item?.due_at ?? ''))
    expect(await reopenPokes(test.db)).toBe(0)
  })

  it.each([
    ['2026-03-10T21:00:00Z', '2026-03-11T07:00:00Z', 'over midnight, before it'],
    ['2026-03-10T03:00:00Z', '2026-03-10T07:00:00Z', 'over midnight, after it'],
    ['2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', 'outside of them'],
    ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z', 'in the night that summer time begins'],
    ['2026-10-24T21:30:00Z', '2026-10-25T07:00:00Z', 'in the night that summer time ends'],
  ])('from 22:00 until 08:00 in Amsterdam end right at %s: %s (%s)', async (at, end) => {
    const { rows } = await sql<{ end: string }>`
      select quiet_hours_end(${at}::timestamptz, 'Europe/Amsterdam', '22:00', '08:00') as end`.execute(
      test.db,
    )
    expect(Date.parse(rows[0]?.end ?? '')).toBe(Date.parse(end))
  })

  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'],
    ['2026-03-10T13:30:00Z', '2026-03-11T13:00:00Z'],
  ])('from 14:00 in Amsterdam begin next after %s at %s', async (at, start) => {
    const { rows } = await sql<{ start: string }>`
      select quiet_hours_start(${at}::timestamptz, 'Europe/Amsterdam', '14:00') as start`.execute(test.db)
    expect(Date.parse(rows[0]?.start ?? '')).toBe(Date.parse(start))
  })
})

describe('a poke that becomes due by time alone', () => {
  it('causes a hint', async () => {
    await test.db.deleteFrom('queue_items').execute()
    const { id } = await silent()
    const due = (from: string) =>
      sql`
      insert into queue_items (conversation_id, kind, language, siteowner_id, due_at)
      values (${id}, 'poke', 'en', ${siteowner.id}, now() + ${from}::interval)
      on conflict (conversation_id) do update set due_at = excluded.due_at`.execute(test.db)
    await due('10 minutes')
    expect(await announceDuePokes(test.db)).toBe(false)
    await due('-10 seconds')
    const heard = new Promise((resolve) => {
      const stop = test.live.listen((hint) => {
        if (hint.topic !== 'queue') return
        stop()
        resolve(hint)
      })
    })
    expect(await announceDuePokes(test.db)).toBe(true)
    expect(await heard).toEqual({ topic: 'queue' })
  })
})
