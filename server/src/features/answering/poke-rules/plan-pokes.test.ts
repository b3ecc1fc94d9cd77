import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeCustomer, makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { usePokeSite } from '../../../testing/poke-site.ts'
import { itemOf, makePokeRule, makeSilent as makeSilentOf } from '../../../testing/pokes.ts'
import { lockCustomers, openHold } from '../../conversations/customers/holds.ts'
import { planPokes } from './plan-pokes.ts'
import { announceDuePokes } from './reopen-pokes.ts'

const test = useTestApp()
const site = usePokeSite(test)
const { setRule, makeSilent } = site

const itemsOf = async ({ id } = site.owner) =>
  (
    await test.db
      .selectFrom('queue_items')
      .where('siteowner_id', '=', id)
      .select('conversation_id')
      .orderBy('conversation_id')
      .execute()
  ).map((row) => row.conversation_id)
const itemsAfterPlanning = async () => {
  await planPokes(test.db)
  return itemsOf()
}
const silenceFrom = async (id: number) =>
  (
    await test.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .select('silence_from')
      .executeTakeFirstOrThrow()
  ).silence_from

/** Makes the customer silent for longer than the rule requires. */
const endSilence = (id: number) =>
  test.db
    .updateTable('conversations')
    .set({ silence_from: sql`now() - interval '61 minutes'` })
    .where('id', '=', id)
    .execute()

describe('a silent customer', () => {
  it('is due for a poke when the silence of the rule is over, and not before', async () => {
    await setRule()
    const due = await makeSilent({ minutes: 61 })
    await makeSilent({ minutes: 59 })
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
    await setRule({ most_in_a_row: 2 })
    await makeSilent({ minutes: 119, pokes: 1 })
    const due = await makeSilent({ minutes: 121, pokes: 1 })
    await makeSilent({ minutes: 10_000, pokes: 2 })
    expect(await itemsAfterPlanning()).toEqual([due.id])
  })

  it('is never poked without a rule of their site owner', async () => {
    await makeSilent({ minutes: 100_000 })
    expect(await itemsAfterPlanning()).toEqual([])
  })

  it('is not poked while an operator has the conversation in hand, and keeps their place', async () => {
    await setRule()
    const { id } = await makeSilent()
    const operator = await makeOperator(test.db)
    await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, lease_id, operator_id, expires_at)
      values (${id}, 'reply', 'en', ${site.owner.id}, gen_random_uuid(), ${operator.id}, now() + interval '1 minute')`.execute(
      test.db,
    )
    const before = await silenceFrom(id)
    expect(await planPokes(test.db)).toBe(0)
    expect(await silenceFrom(id)).toBe(before)
  })

  it('on hold is not poked, and is checked again after another silence', async () => {
    await setRule()
    const { id, customer } = await makeSilent()
    await test.db
      .transaction()
      .execute((tx) => openHold(tx, customer.id, { kind: 'cooling_off', until: null }, {}))
    expect(await itemsAfterPlanning()).toEqual([])
    await test.db
      .updateTable('holds')
      .set({ released_at: sql`now()` })
      .where('customer_id', '=', customer.id)
      .execute()
    expect(await itemsAfterPlanning()).toEqual([])
    await endSilence(id)
    expect(await itemsAfterPlanning()).toEqual([id])
  })

  it.each(['stop_pokes', 'until_next_message'] as const)(
    'who is ignored with %s is not poked while that lasts',
    async (option) => {
      await setRule()
      const { id } = await makeSilent()
      const operator = await makeOperator(test.db)
      const values = { conversation_id: id, operator_id: operator.id, option }
      await test.db.insertInto('ignores').values(values).execute()
      expect(await itemsAfterPlanning()).toEqual([])
      await test.db
        .updateTable('ignores')
        .set({ ended_at: sql`now()` })
        .where('conversation_id', '=', id)
        .execute()
      await endSilence(id)
      expect(await itemsAfterPlanning()).toEqual([id])
    },
  )

  it('without a disclosure about fictional profiles is not poked', async () => {
    await setRule()
    await makeSilent({ customer: { disclosure_version: null, disclosure_shown_at: null } })
    expect(await itemsAfterPlanning()).toEqual([])
  })

  it('with an alert is poked anyway', async () => {
    await setRule()
    const { id } = await makeSilent()
    const operator = await makeOperator(test.db)
    await test.db
      .insertInto('ignores')
      .values({ conversation_id: id, operator_id: operator.id, option: 'alert', note: 'Is on holiday' })
      .execute()
    expect(await itemsAfterPlanning()).toEqual([id])
  })

  it('gets no more scheduled pokes for a day than the budget has left', async () => {
    await setRule({ pokes_per_day: 2 })
    const customer = await makeCustomer(test.db, { siteowner_id: site.owner.id, timezone: 'Asia/Tokyo' })
    await sql`insert into poke_days values (${customer.id}, (now() at time zone 'Asia/Tokyo')::date, 1)`.execute(
      test.db,
    )
    const first = await makeSilent({ of: customer, minutes: 200 })
    const second = await makeSilent({ of: customer, minutes: 100 })
    expect(await itemsAfterPlanning()).toEqual([first.id])
    const { rows } = await sql<{ isTomorrow: boolean }>`
      select (silence_from + interval '60 minutes') at time zone 'Asia/Tokyo'
        = date_trunc('day', now() at time zone 'Asia/Tokyo') + interval '1 day' as "isTomorrow"
      from conversations where id = ${second.id}`.execute(test.db)
    expect(rows).toEqual([{ isTomorrow: true }])
  })

  it('is scheduled once by several nodes that run at the same moment', async () => {
    await setRule({ pokes_per_day: 3 })
    const customer = await makeCustomer(test.db, { siteowner_id: site.owner.id })
    const all = await Promise.all(Array.from({ length: 8 }, () => makeSilent({ of: customer })))
    const other = await startTestApp(test.url)
    await Promise.all([planPokes(test.db), planPokes(other.db), planPokes(test.db), planPokes(other.db)])
    await other.close()
    const items = await itemsOf()
    expect(items).toHaveLength(3)
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(items))
  })

  it('is skipped while their holds are being changed', async () => {
    await setRule()
    const { id, customer } = await makeSilent()
    await test.db.transaction().execute(async (tx) => {
      await lockCustomers(tx, [customer.id])
      expect(await planPokes(test.db)).toBe(0)
    })
    expect(await planPokes(test.db)).toBe(1)
    expect(await itemsOf()).toEqual([id])
  })
})

describe('the waiting pokes of a site owner', () => {
  const atMost = (maxWaiting: number) => ({ maxWaiting })

  it('are at most the maximum, also when a customer has several conversations', async () => {
    await setRule()
    const customer = await makeCustomer(test.db, { siteowner_id: site.owner.id })
    for (const minutes of [500, 400, 300]) await makeSilent({ of: customer, minutes })
    const longest = await makeSilent({ minutes: 600 })
    expect(await planPokes(test.db, atMost(2))).toBe(2)
    const waiting = await itemsOf()
    expect(waiting).toContain(longest.id)
    expect(await planPokes(test.db, atMost(2))).toBe(0)
    await test.db.deleteFrom('queue_items').where('conversation_id', '=', longest.id).execute()
    expect(await planPokes(test.db, atMost(2))).toBe(1)
    expect(await itemsOf()).toHaveLength(2)
  })

  it('are at most the maximum for each number of pokes that customers have had', async () => {
    await setRule({ most_in_a_row: 3 })
    for (const pokes of [0, 1, 2]) await makeSilent({ minutes: 500, pokes })
    expect(await planPokes(test.db, atMost(2))).toBe(2)
  })

  it('are at most the maximum when several nodes plan at the same moment, also those of another site owner', async () => {
    await setRule()
    for (let n = 0; n < 6; n++) await makeSilent()
    const other = await makeSiteowner(test.db)
    await makePokeRule(test.db, { siteowner_id: other.id })
    await makeSilentOf(test.db, { siteowner: other })
    const node = await startTestApp(test.url)
    await Promise.all([test.db, node.db, test.db, node.db].map((db) => planPokes(db, atMost(4))))
    await node.close()
    expect(await itemsOf()).toHaveLength(4)
    expect(await itemsOf(other)).toHaveLength(1)
  })
})

describe('a poke that becomes due by time alone', () => {
  it('causes a hint', async () => {
    await test.db.deleteFrom('queue_items').execute()
    const { id } = await makeSilent()
    const due = (from: string) =>
      sql`
      insert into queue_items (conversation_id, kind, language, siteowner_id, due_at)
      values (${id}, 'poke', 'en', ${site.owner.id}, now() + ${from}::interval)
      on conflict (conversation_id) do update set due_at = excluded.due_at`.execute(test.db)
    await due('10 minutes')
    expect(await announceDuePokes(test.db)).toBe(false)
    await due('-10 seconds')
    const received = new Promise((resolve) => {
      const stop = test.live.listen((hint) => {
        if (hint.topic !== 'queue') return
        stop()
        resolve(hint)
      })
    })
    expect(await announceDuePokes(test.db)).toBe(true)
    expect(await received).toEqual({ topic: 'queue' })
  })
})
