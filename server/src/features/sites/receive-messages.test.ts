import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import {
  makeCustomer,
  makeOperator,
  makeProfile,
  makeSentMessage,
  makeSiteowner,
} from '../../testing/make.ts'

const test = useTestApp()
let count = 0

/** A site with a customer and a profile, and how it sends messages. */
async function makeSite() {
  const siteowner = await makeSiteowner(test.db)
  const customer = await makeCustomer(test.db, { siteowner_id: siteowner.id, language: 'nl' })
  const profile = await makeProfile(test.db, { siteowner_id: siteowner.id })
  const call = test.site(siteowner.key)
  const message = (own: Record<string, unknown> = {}) => ({
    external_id: `m-${++count}`,
    customer_external_id: customer.external_id,
    profile_external_id: profile.external_id,
    text: 'Hello there',
    sent_at: '2026-11-20T10:00:00Z',
    ...own,
  })
  const post = (...messages: Record<string, unknown>[]) => call('POST', '/site/v1/messages', { messages })
  return { siteowner, customer, profile, call, message, post }
}

const storedFor = (siteownerId: number) =>
  test.db
    .selectFrom('messages')
    .where('siteowner_id', '=', siteownerId)
    .where('direction', '=', 'in')
    .selectAll()
    .orderBy('id')
    .execute()

const conversationsOf = (siteownerId: number) =>
  test.db.selectFrom('conversations').where('siteowner_id', '=', siteownerId).selectAll().execute()

const itemsOf = (siteownerId: number) =>
  test.db.selectFrom('queue_items').where('siteowner_id', '=', siteownerId).selectAll().execute()

describe("a site's messages", () => {
  it('are stored in order, open one conversation, and put it in the queue', async () => {
    const { siteowner, customer, profile, message, post } = await makeSite()
    const batch = [
      message(),
      message({ text: 'A picture', photo_url: 'https://example.com/1.jpg' }),
      message({ gift: 'Rose' }),
    ]
    const answer = await post(...batch)
    expect(answer.statusCode).toBe(200)
    const { results } = answer.json()
    expect(results).toMatchObject(batch.map(({ external_id }) => ({ external_id, status: 'stored' })))
    const stored = await storedFor(siteowner.id)
    expect(stored).toMatchObject([
      { id: results[0].id, type: 'chat', body: 'Hello there', sent_at: '2026-11-20T10:00:00Z' },
      { id: results[1].id, type: 'photo', photo_url: 'https://example.com/1.jpg' },
      { id: results[2].id, type: 'gift', gift: 'Rose' },
    ])
    const last = results[2].id
    const conversations = await conversationsOf(siteowner.id)
    expect(conversations).toMatchObject([
      {
        customer_id: customer.id,
        profile_id: profile.id,
        language: 'nl',
        status: 'open',
        message_count: 3,
        customer_message_count: 3,
        photo_count: 1,
        last_message_id: last,
        last_customer_message_id: last,
      },
    ])
    expect(await itemsOf(siteowner.id)).toMatchObject([
      {
        kind: 'reply',
        language: 'nl',
        customer_message_id: last,
        held: false,
        opened: false,
        expires_at: null,
      },
    ])
  })

  it('have NUL and lone surrogates replaced, not refused', async () => {
    const { siteowner, message, post } = await makeSite()
    expect((await post(message({ text: 'a\u0000b\ud800c' }))).statusCode).toBe(200)
    expect(await storedFor(siteowner.id)).toMatchObject([{ body: 'a\ufffdb\ufffdc' }])
  })

  it('of an unknown customer or profile are refused by name, and nothing of the batch is stored', async () => {
    const { siteowner, message, post } = await makeSite()
    const other = await makeSite()
    const answer = await post(
      message(),
      message({ customer_external_id: 'nobody' }),
      message({ profile_external_id: other.profile.external_id }),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'unknown_reference',
      issues: [{ path: 'messages.1.customer_external_id' }, { path: 'messages.2.profile_external_id' }],
    })
    expect(await storedFor(siteowner.id)).toEqual([])
    expect(await conversationsOf(siteowner.id)).toEqual([])
  })

  it('are refused without a valid key, from 501 on, empty, and with a moment that no clock shows', async () => {
    const { message, post } = await makeSite()
    const stranger = await test.site('not-a-key')('POST', '/site/v1/messages', { messages: [message()] })
    expect(stranger.json()).toMatchObject({ status: 401, code: 'site_key_wrong' })
    const tooMany = await post(...Array.from({ length: 501 }, () => message()))
    expect(tooMany.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'messages' }] })
    expect((await post()).json()).toMatchObject({ code: 'invalid_input' })
    expect((await post(message({ sent_at: '0000-01-01T00:00:00Z' }))).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'messages.0.sent_at' }],
    })
  })

  it('with a revoked key are refused', async () => {
    const { siteowner, message, post } = await makeSite()
    await test.db
      .updateTable('site_keys')
      .set({ revoked_at: sql<string>`now()` })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect((await post(message())).statusCode).toBe(401)
  })

  it('of 500 conversations arrive in one call, each in its own', async () => {
    const { siteowner, message, call } = await makeSite()
    for (let index = 0; index < 500; index++)
      await makeCustomer(test.db, { siteowner_id: siteowner.id, external_id: `c-${index}` })
    const messages = Array.from({ length: 500 }, (_, index) =>
      message({ customer_external_id: `c-${index}`, text: `From ${index}` }),
    )
    const answer = await call('POST', '/site/v1/messages', { messages })
    expect(answer.statusCode).toBe(200)
    const rows = await test.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
      .where('m.siteowner_id', '=', siteowner.id)
      .select(['m.body', 'cu.external_id'])
      .execute()
    expect(rows).toHaveLength(500)
    expect(rows.every((row) => row.body === `From ${row.external_id.slice(2)}`)).toBe(true)
    expect(await itemsOf(siteowner.id)).toHaveLength(500)
  })
})

describe('a message that is sent again', () => {
  it('is a duplicate with the first id, and changes nothing, answered meanwhile or not', async () => {
    const { siteowner, message, post } = await makeSite()
    const first = message()
    const { results } = (await post(first)).json()
    const [conversation] = await conversationsOf(siteowner.id)
    await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    const again = await post(first, message({ text: 'New' }))
    expect(again.json().results).toMatchObject([
      { id: results[0].id, status: 'duplicate' },
      { status: 'stored' },
    ])
    await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    // The same moment, written with another offset.
    const repeated = await post({ ...first, sent_at: '2026-11-20T11:00:00+01:00' })
    expect(repeated.json().results).toEqual([
      { external_id: first.external_id, id: results[0].id, status: 'duplicate' },
    ])
    expect(await itemsOf(siteowner.id)).toEqual([])
    expect(await conversationsOf(siteowner.id)).toMatchObject([
      { status: 'answered', customer_message_count: 2 },
    ])
  })

  it.each([
    ['text', { text: 'Other' }],
    ['moment', { sent_at: '2026-11-20T10:00:01Z' }],
    ['photo', { photo_url: 'https://example.com/2.jpg' }],
    ['gift', { gift: 'Ring' }],
  ])('with another %s is refused by its place, and nothing of the batch is stored', async (_, change) => {
    const { siteowner, message, post } = await makeSite()
    const first = message()
    await post(first)
    const answer = await post(message(), { ...first, ...change })
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'body_differs',
      issues: [{ path: 'messages.1' }],
    })
    expect(await storedFor(siteowner.id)).toHaveLength(1)
  })

  it('with another customer is refused', async () => {
    const { siteowner, message, post } = await makeSite()
    const other = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    const first = message()
    await post(first)
    expect((await post({ ...first, customer_external_id: other.external_id })).statusCode).toBe(409)
  })

  it('within one batch is a duplicate, or refused when it differs', async () => {
    const { siteowner, message, post } = await makeSite()
    const first = message()
    const { results } = (await post(first, message(), first)).json()
    expect(results.map((result: { status: string }) => result.status)).toEqual([
      'stored',
      'stored',
      'duplicate',
    ])
    expect(results[2].id).toBe(results[0].id)
    const second = message()
    expect((await post(second, message(), { ...second, text: 'Other' })).json()).toMatchObject({
      code: 'body_differs',
      issues: [{ path: 'messages.2' }],
    })
    expect(await storedFor(siteowner.id)).toHaveLength(2)
  })

  it('is not known to another site owner', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    await one.post(one.message({ external_id: 'same' }))
    const answer = await other.post(other.message({ external_id: 'same', text: 'Other' }))
    expect(answer.json().results).toMatchObject([{ status: 'stored' }])
  })
})

describe('parallel calls', () => {
  it('with the same messages store each once, over two nodes', async () => {
    const { siteowner, message } = await makeSite()
    const others = Array.from({ length: 20 }, (_, index) => `p-${index}`)
    for (const external_id of others) await makeCustomer(test.db, { siteowner_id: siteowner.id, external_id })
    const messages = others.flatMap((id) => [
      message({ customer_external_id: id }),
      message({ customer_external_id: id }),
    ])
    const elsewhere = await startTestApp(test.url)
    const nodes = [test.site(siteowner.key), elsewhere.site(siteowner.key)]
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        // Sites that retry cut their batches anew, and in another order.
        nodes[index % 2]?.('POST', '/site/v1/messages', {
          messages: index % 4 < 2 ? messages : messages.slice(index).toReversed(),
        }),
      ),
    )
    await elsewhere.close()
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]))
    const results: { external_id: string; id: number; status: string }[] = answers.flatMap(
      (answer) => answer?.json().results,
    )
    expect(results.filter((result) => result.status === 'stored')).toHaveLength(messages.length)
    const idsOf = Map.groupBy(results, (result) => result.external_id)
    for (const own of idsOf.values()) expect(new Set(own.map((result) => result.id)).size).toBe(1)
    expect(await storedFor(siteowner.id)).toHaveLength(messages.length)
    const conversations = await conversationsOf(siteowner.id)
    expect(conversations).toHaveLength(others.length)
    expect(conversations.every((conversation) => conversation.customer_message_count === 2)).toBe(true)
  })

  it('with one id for different conversations store one, and refuse the other', async () => {
    const { siteowner, message, post } = await makeSite()
    const other = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    for (let round = 0; round < 10; round++) {
      const one = message()
      const answers = await Promise.all([
        post(one),
        post({ ...one, customer_external_id: other.external_id }),
      ])
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    }
    expect(await storedFor(siteowner.id)).toHaveLength(10)
  })

  it('in one conversation go in one after the other, and the newest is the last', async () => {
    const { siteowner, message, post } = await makeSite()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => post(message({ text: `${index}` }), message())),
    )
    const { rows } = await sql<{ id: number; commit: number }>`
      select id, xmin::text::bigint as commit from messages where siteowner_id = ${siteowner.id} order by id`.execute(
      test.db,
    )
    expect(rows).toHaveLength(60)
    const [conversation] = await conversationsOf(siteowner.id)
    expect(conversation).toMatchObject({ customer_message_count: 60, last_message_id: rows.at(-1)?.id })
    expect(await itemsOf(siteowner.id)).toMatchObject([{ customer_message_id: rows.at(-1)?.id }])
    // The two messages of a call are neighbours: no other call came between.
    for (let index = 0; index < rows.length; index += 2)
      expect(rows[index]?.commit).toBe(rows[index + 1]?.commit)
  })
})

describe('a queue item', () => {
  async function waitingSince(siteownerId: number, seconds: number, own = {}) {
    await test.db
      .updateTable('queue_items')
      .set({ due_at: sql<string>`now() - make_interval(secs => ${seconds})`, ...own })
      .where('siteowner_id', '=', siteownerId)
      .execute()
    return (await itemsOf(siteownerId))[0]?.due_at
  }

  it('keeps its place in the queue when the customer writes again, and is unread again', async () => {
    const { siteowner, message, post } = await makeSite()
    await post(message())
    const since = await waitingSince(siteowner.id, 600, { opened: true })
    await post(message())
    expect(await itemsOf(siteowner.id)).toMatchObject([{ due_at: since, opened: false }])
  })

  it('that waited for a poke waits for a reply from now on', async () => {
    const { siteowner, message, post } = await makeSite()
    await post(message())
    const since = await waitingSince(siteowner.id, 600, { kind: 'poke' })
    await test.db
      .updateTable('conversations')
      .set({ poke_count: 2 })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await post(message())
    const [item] = await itemsOf(siteowner.id)
    expect(item?.kind).toBe('reply')
    expect((item?.due_at ?? '') > (since ?? '')).toBe(true)
    expect(await conversationsOf(siteowner.id)).toMatchObject([{ poke_count: 0, status: 'open' }])
  })

  it('in hand and answered becomes due again, with its lease', async () => {
    const { siteowner, message, post } = await makeSite()
    await post(message())
    const operator = await makeOperator(test.db)
    await test.db
      .updateTable('queue_items')
      .set({
        due_at: null,
        lease_id: sql<string>`gen_random_uuid()`,
        operator_id: operator.id,
        expires_at: sql<string>`now() + interval '1 minute'`,
      })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const { results } = (await post(message())).json()
    expect(await itemsOf(siteowner.id)).toMatchObject([
      { due_at: expect.any(String), operator_id: operator.id, customer_message_id: results[0].id },
    ])
    const [conversation] = await conversationsOf(siteowner.id)
    await expect
      .poll(() => hints)
      .toEqual(
        expect.arrayContaining([
          { topic: 'queue' },
          { topic: 'conversation', id: conversation?.id, operatorId: operator.id },
        ]),
      )
    stop()
  })
})

describe('what was sent before', () => {
  it('is answered once the customer writes, and counted on the day it was sent', async () => {
    const { siteowner, message, post } = await makeSite()
    await post(message())
    const [conversation] = await conversationsOf(siteowner.id)
    const conversationId = conversation?.id ?? 0
    const operator = await makeOperator(test.db)
    const reply = await makeSentMessage(test.db, { conversationId, operatorId: operator.id })
    const extra = await makeSentMessage(test.db, {
      conversationId,
      operatorId: operator.id,
      turn: 'extra_reply',
    })
    // The reply was sent late last night, by the clock of UTC.
    const moved = await sql<{ day: string }>`
      with message as (
        update messages set created_at = date_trunc('day', now()) - interval '1 minute' where id = ${reply.id}
        returning (created_at at time zone 'utc')::date as day
      )
      update message_stats_daily s set day = message.day from message
      where s.operator_id = ${operator.id} and s.type = 'reply' returning s.day`.execute(test.db)
    await post(message(), message())
    await post(message())
    const answered = await test.db
      .selectFrom('messages')
      .where('id', 'in', [reply.id, extra.id])
      .where('answered_at', 'is not', null)
      .select('id')
      .execute()
    expect(answered).toHaveLength(2)
    const stats = await test.db
      .selectFrom('message_stats_daily')
      .where('operator_id', '=', operator.id)
      .selectAll()
      .orderBy('day')
      .execute()
    expect(stats).toMatchObject([
      { day: moved.rows[0]?.day, type: 'reply', sent: 1, answered: 1 },
      { type: 'extra_reply', sent: 1, answered: 1 },
    ])
  })

  it('in another conversation stays unanswered', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    await one.post(one.message())
    await other.post(other.message())
    const [conversation] = await conversationsOf(one.siteowner.id)
    const sent = await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    await other.post(other.message())
    const row = await test.db.selectFrom('messages').where('id', '=', sent.id).selectAll().executeTakeFirst()
    expect(row?.answered_at).toBeNull()
  })
})
