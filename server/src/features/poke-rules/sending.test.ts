import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { operatorOf } from '../../testing/endpoints/callers.ts'
import { makeCustomer, makeOperator, makeProfile, makeSiteowner } from '../../testing/make.ts'
import { itemOf, makePokeRule, makeSilent } from '../../testing/pokes.ts'
import { endLease } from '../leases/end-lease.ts'
import { planPokes } from './plan-pokes.ts'
import { planStarters } from './plan-starters.ts'

/** Messages from the poke queue through the API: types, counts and limits. */

const test = useTestApp()

let siteowner: Awaited<ReturnType<typeof makeSiteowner>>
beforeEach(async () => {
  siteowner = await makeSiteowner(test.db)
})
const rule = (own = {}) => makePokeRule(test.db, { siteowner_id: siteowner.id, ...own })
const silent = (own: Omit<Parameters<typeof makeSilent>[1], 'siteowner'> = {}) =>
  makeSilent(test.db, { siteowner, ...own })

async function poker(own = {}) {
  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id], ...own })
  const call = await test.signedIn(operator)
  type Hand = {
    conversation: { id: number; in_reply_to: number | null }
    lease: { id: string; epoch: number }
  }
  return {
    ...operator,
    claim: async (queue = 'poke'): Promise<Hand> =>
      (await call('POST', `/api/queues/${queue}/claim`, {})).json(),
    async send({ conversation, lease }: Hand, body = {}, key: string = randomUUID()) {
      const answer = await call(
        'POST',
        `/api/conversations/${conversation.id}/messages`,
        {
          lease_id: lease.id,
          epoch: lease.epoch,
          in_reply_to: conversation.in_reply_to,
          text: 'Still there?',
          ...body,
        },
        { 'idempotency-key': key },
      )
      return answer.json()
    },
    handOver: ({ conversation, lease }: Hand) =>
      call('POST', `/api/conversations/${conversation.id}/handover`, {
        lease_id: lease.id,
        epoch: lease.epoch,
        reason: 'For a master',
      }),
    release: () => endLease(test.db, { operatorId: operator.id }),
    async badge() {
      return (await call('GET', '/api/user.php')).json().user.open_pokes
    },
    /** The messages that they have sent today, by type. */
    async sent() {
      const rows = await test.db
        .selectFrom('message_stats_daily')
        .where('operator_id', '=', operator.id)
        .select(['type', 'sent', 'answered'])
        .orderBy('type')
        .execute()
      return Object.fromEntries(rows.map((row) => [row.type, [row.sent, row.answered]]))
    },
  }
}

/** Moves the last message so far back that the customer is silent for long enough. */
const stayingSilent = (id: number) =>
  test.db
    .updateTable('conversations')
    .set({ silence_from: sql`now() - interval '1 day'` })
    .where('id', '=', id)
    .execute()

const spentToday = async (customerId: number) =>
  (await test.db.selectFrom('poke_days').where('customer_id', '=', customerId).select('sent').execute()).map(
    (row) => row.sent,
  )

describe('from the poke queue', () => {
  it('a silent customer gets a poke, then an extra poke; a further message is an extra reply; all are counted', async () => {
    await rule()
    const { id, customer } = await silent()
    await planPokes(test.db)
    const operator = await poker()
    const first = await operator.claim()
    expect(first.conversation).toMatchObject({ id, queue: 'poke' })
    const poke = (await operator.send(first)).message
    expect(poke).toMatchObject({ type: 'poke' })
    const extra = { extra: true, last_seen_id: poke.id }
    expect((await operator.send(first, extra)).message).toMatchObject({ type: 'extra_reply' })
    await operator.release()
    await stayingSilent(id)
    expect(await planPokes(test.db)).toBe(1)
    expect((await operator.send(await operator.claim(), { next: 'poke' })).message).toMatchObject({
      type: 'extra_poke',
    })
    expect(await operator.sent()).toEqual({ poke: [1, 0], extra_poke: [1, 0], extra_reply: [1, 0] })
    expect(await spentToday(customer.id)).toEqual([3])
    const conversation = await test.db
      .selectFrom('conversations')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(conversation).toMatchObject({ poke_count: 2, status: 'answered' })
    expect(Date.now() - Date.parse(conversation.silence_from ?? '')).toBeLessThan(60_000)
  })

  it('a customer without a conversation gets a starter; when they write, a reply is due and the starter is answered', async () => {
    await rule({ starters: true })
    const customer = await makeCustomer(test.db, {
      siteowner_id: siteowner.id,
      starter_from: new Date(0).toISOString(),
    })
    const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
    await planStarters(test.db)
    const operator = await poker()
    const hand = await operator.claim()
    expect(hand).toMatchObject({ conversation: { queue: 'poke', in_reply_to: null }, messages: [] })
    expect((await operator.send(hand, { next: 'poke' })).message).toMatchObject({ type: 'starter' })
    expect(await spentToday(customer.id)).toEqual([1])
    await test.site(siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'm-1',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Hello to you',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    expect(await operator.sent()).toEqual({ starter: [1, 1] })
    const replied = await operator.claim('reply')
    expect((await operator.send(replied, { next: 'reply' })).message).toMatchObject({ type: 'reply' })
  })

  it('a poke becomes a reply when the customer writes, and can then be sent at any time', async () => {
    await rule({ most_in_a_row: 1, pokes_per_day: 1 })
    const { id, customer, profile } = await silent()
    await planPokes(test.db)
    await sql`update queue_items set closes_at = now() - interval '1 minute' where conversation_id = ${id}`.execute(
      test.db,
    )
    const answer = await test.site(siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'm-2',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Here I am',
          sent_at: '2026-11-20T10:00:00Z',
        },
      ],
    })
    expect(answer.statusCode).toBe(200)
    expect(await itemOf(test.db, id)).toMatchObject({ kind: 'reply', closes_at: null })
    const operator = await poker()
    expect((await operator.send(await operator.claim('reply'))).message).toMatchObject({ type: 'reply' })
    expect(await spentToday(customer.id)).toEqual([])
  })
})

describe('a poke beyond the limit', () => {
  it('of the day is refused, waits until tomorrow, and changes nothing else', async () => {
    await rule({ pokes_per_day: 1 })
    const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id, timezone: 'UTC' })
    const one = await silent({ of: customer, minutes: 100 })
    const two = await silent({ of: customer, minutes: 90 })
    for (const { id } of [one, two])
      await sql`insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, customer_message_id)
        select id, 'poke', 'en', siteowner_id, now(), last_customer_message_id from conversations where id = ${id}`.execute(
        test.db,
      )
    const [anna, bram] = [await poker(), await poker()]
    const [hers, his] = [await anna.claim(), await bram.claim()]
    const answers = await Promise.all([anna.send(hers, { next: 'poke' }), bram.send(his, { next: 'poke' })])
    const codes = answers.map((answer) => answer.code ?? answer.message.type).sort()
    expect(codes).toEqual(['poke', 'poke_limit'])
    expect(answers.find((answer) => answer.code)).toMatchObject({ status: 409, kind: 'per_day' })
    expect(await spentToday(customer.id)).toEqual([1])
    await anna.release()
    await bram.release()
    expect(await itemOf(test.db, one.id)).toBeUndefined()
    expect(await itemOf(test.db, two.id)).toBeUndefined()
    expect(await planPokes(test.db)).toBe(0)
    expect(await anna.badge()).toBe(0)
  })

  it('of the day postpones other pokes of the customer', async () => {
    await rule({ pokes_per_day: 2 })
    const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id, timezone: 'UTC' })
    await silent({ of: customer, minutes: 100 })
    await silent({ of: customer, minutes: 90 })
    await planPokes(test.db)
    const operator = await poker()
    expect(await operator.badge()).toBe(2)
    const hand = await operator.claim()
    const poke = (await operator.send(hand)).message
    await operator.send(hand, { extra: true, last_seen_id: poke.id })
    expect(await operator.badge()).toBe(0)
    await operator.release()
    expect(await operator.claim()).toEqual({ conversation: null, why: ['not_due'] })
  })

  it('in a row is refused, also if the rule became stricter while it was in hand', async () => {
    await rule()
    const { id } = await silent({ pokes: 2, minutes: 200 })
    await planPokes(test.db)
    const operator = await poker()
    const hand = await operator.claim()
    await test.db
      .updateTable('poke_rules')
      .set({ most_in_a_row: 2 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect(await operator.send(hand)).toMatchObject({ status: 409, code: 'poke_limit', kind: 'in_a_row' })
    expect(await operator.send(hand)).toMatchObject({ code: 'poke_limit' })
    await operator.release()
    expect(await itemOf(test.db, id)).toBeUndefined()
    await stayingSilent(id)
    expect(await planPokes(test.db)).toBe(0)
    expect(await operator.sent()).toEqual({})
  })

  it.each([
    ['in a row', { most_in_a_row: 1 }, 'in_a_row'],
    ['for the day', { pokes_per_day: 1 }, 'per_day'],
  ])(
    '%s that was handed over leaves no handover open when a master is refused it',
    async (_what, limit, kind) => {
      await rule()
      const { id, customer } = await silent({ pokes: 1, minutes: 200 })
      await planPokes(test.db)
      const operator = await poker()
      const hand = await operator.claim()
      await operator.handOver(hand)
      await test.db.updateTable('poke_rules').set(limit).where('siteowner_id', '=', siteowner.id).execute()
      await sql`insert into poke_days (customer_id, day, sent) select ${customer.id}, (now() at time zone 'Europe/Amsterdam')::date + n, 1
      from generate_series(-1, 1) n`.execute(test.db)
      // The account level exists from here on.
      await operatorOf(test, 'master')
      const master = await poker({ permissions_id: 175 })
      expect(await master.send(await master.claim())).toMatchObject({ code: 'poke_limit', kind })
      await master.release()
      expect(await itemOf(test.db, id)).toBeUndefined()
      const open = test.db
        .selectFrom('handovers')
        .where('conversation_id', '=', id)
        .where('ended_at', 'is', null)
      expect(await open.select('id').execute()).toEqual([])
    },
  )

  it('is not a repetition: a repeated key gets the first response', async () => {
    await rule({ pokes_per_day: 1 })
    const { customer } = await silent()
    await planPokes(test.db)
    const operator = await poker()
    const hand = await operator.claim()
    const first = await operator.send(hand, {}, 'key-of-a-poke')
    const again = await operator.send(hand, {}, 'key-of-a-poke')
    expect(again.message.id).toBe(first.message.id)
    expect(await spentToday(customer.id)).toEqual([1])
  })

  it('is refused when its lease expired and the quiet hours have postponed it', async () => {
    await rule()
    const { id } = await silent()
    await planPokes(test.db)
    const operator = await poker()
    const hand = await operator.claim()
    await sql`update queue_items set expires_at = null, due_at = now() + interval '8 hours' where conversation_id = ${id}`.execute(
      test.db,
    )
    expect(await operator.send(hand)).toMatchObject({ code: 'poke_limit', kind: 'quiet_hours' })
    expect(await itemOf(test.db, id)).toMatchObject({ kind: 'poke' })
  })
})

describe('who may send what', () => {
  it('a starter needs the message type poke', async () => {
    await rule({ starters: true })
    await makeCustomer(test.db, { siteowner_id: siteowner.id, starter_from: new Date(0).toISOString() })
    await makeProfile(test.db, { siteowner_id: siteowner.id })
    await planStarters(test.db)
    const operator = await poker({ message_types: ['poke'] })
    expect((await operator.send(await operator.claim())).message).toMatchObject({ type: 'starter' })
  })
})
