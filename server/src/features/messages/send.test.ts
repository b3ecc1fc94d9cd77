import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../testing/app.ts'
import { makeOperator, makeReceived, makeWaiting } from '../../testing/make.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { sweepExpired } from '../leases/sweep.ts'

const test = useTestApp()

let languages = 0
const newLanguage = () =>
  `${String.fromCharCode(97 + Math.floor(languages / 26))}${String.fromCharCode(97 + (languages++ % 26))}`

/** An operator with a conversation in hand. */
async function inHand(language = newLanguage(), own = {}) {
  const operator = await makeOperator(test.db, { languages: [language], ...own })
  const call = await test.signedIn(operator)
  const waiting = await makeWaiting(test.db, { language })
  const claimed = (await call('POST', '/api/queues/reply/claim', {})).json()
  const answer = {
    lease_id: claimed.lease.id,
    epoch: claimed.lease.epoch,
    in_reply_to: waiting.message.id,
    text: 'My answer',
  }
  const send = (own = {}, key: string = randomUUID()) =>
    call(
      'POST',
      `/api/conversations/${waiting.id}/messages`,
      { ...answer, ...own },
      { 'idempotency-key': key },
    )
  return { operator, call, language, ...waiting, lease: claimed.lease, send }
}

const sentIn = (conversationId: number) =>
  test.db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .where('direction', '=', 'out')
    .selectAll()
    .orderBy('id')
    .execute()

describe('a sent message', () => {
  it('is stored once with its delivery, statistics, audit entry and status, and the draft is deleted', async () => {
    const { call, id, send, operator, siteowner, message } = await inHand()
    await call('PUT', `/api/conversations/${id}/draft`, { text: 'My ans' })
    const answer = (await send()).json()
    expect(answer.message).toMatchObject({
      type: 'reply',
      text: 'My answer',
      direction: 'out',
      in_reply_to: message.id,
      operator: { id: operator.id },
    })
    const [stored] = await sentIn(id)
    expect(stored).toMatchObject({ id: answer.message.id, operator_id: operator.id, body: 'My answer' })
    const delivery = await test.db
      .selectFrom('deliveries')
      .where('message_id', '=', answer.message.id)
      .selectAll()
      .executeTakeFirst()
    expect(delivery).toMatchObject({ status: 'pending', siteowner_id: siteowner.id, conversation_id: id })
    const stats = await test.db
      .selectFrom('message_stats_daily')
      .where('operator_id', '=', operator.id)
      .selectAll()
      .execute()
    expect(stats).toMatchObject([{ type: 'reply', sent: 1, answered: 0 }])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('action', '=', 'message.send')
      .selectAll()
      .execute()
    expect(audit).toMatchObject([{ subject_id: answer.message.id }])
    const seen = (await call('GET', `/api/conversations/${id}`)).json()
    expect(seen.conversation).toMatchObject({ status: 'answered', draft: null })
  })

  it('returns the next conversation in the same response, and ends the lease', async () => {
    const { id, send, language } = await inHand()
    const other = await makeWaiting(test.db, { language })
    const answer = (await send({ next: 'reply' })).json()
    expect(answer.next).toMatchObject({
      conversation: { id: other.id },
      lease: { epoch: expect.any(Number) },
    })
    expect(
      await test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().execute(),
    ).toEqual([])
  })

  it('without next keeps the lease; a further message is an extra reply', async () => {
    const { id, send, lease, call } = await inHand()
    const { message } = (await send()).json()
    expect(message.type).toBe('reply')
    expect((await call('GET', `/api/conversations/${id}`)).json().lease).toMatchObject({ id: lease.id })
    const extra = { text: 'One more thing', extra: true, last_seen_id: message.id }
    expect((await send(extra)).json().message.type).toBe('extra_reply')
    expect(await sentIn(id)).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
  })

  it('after a new message of the customer is a reply again', async () => {
    const { id, send } = await inHand()
    await send()
    const newer = await makeReceived(test.db, { conversationId: id })
    expect((await send({ in_reply_to: newer.id, text: 'And to that' })).json().message).toMatchObject({
      type: 'reply',
      in_reply_to: newer.id,
    })
  })
})

describe('a repeated key', () => {
  it('gets the first response, also after the lease has ended and the next conversation is in hand', async () => {
    const { id, send, language } = await inHand()
    const other = await makeWaiting(test.db, { language })
    const key = randomUUID()
    const first = (await send({ next: 'reply' }, key)).json()
    const again = (await send({ next: 'reply' }, key)).json()
    expect(again.message.id).toBe(first.message.id)
    expect(again.next).toMatchObject({ conversation: { id: other.id }, lease: { id: first.next.lease.id } })
    expect(await sentIn(id)).toHaveLength(1)
  })

  it('gets the first response also when the customer has written since then', async () => {
    const { id, send } = await inHand()
    const key = randomUUID()
    const first = (await send({}, key)).json()
    await makeReceived(test.db, { conversationId: id })
    expect((await send({}, key)).json().message.id).toBe(first.message.id)
  })

  it('with another text is refused', async () => {
    const { send } = await inHand()
    const key = randomUUID()
    await send({}, key)
    expect((await send({ text: 'Something else' }, key)).json()).toMatchObject({
      code: 'key_reused',
      status: 409,
    })
  })

  it('sent 50 times at once, over two nodes, creates one message', async () => {
    const { id, send, operator, lease, message } = await inHand()
    const other = await startTestApp(test.url)
    const elsewhere = await other.signedIn(operator)
    const key = randomUUID()
    const body = { lease_id: lease.id, epoch: lease.epoch, in_reply_to: message.id, text: 'My answer' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? elsewhere('POST', `/api/conversations/${id}/messages`, body, { 'idempotency-key': key })
          : send({}, key),
      ),
    )
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1)
    expect(await sentIn(id)).toHaveLength(1)
    await other.close()
  })
})

describe('an answer is refused', () => {
  it('when the customer has written since then, with the new message; the draft stays', async () => {
    const { id, send, call } = await inHand()
    await call('PUT', `/api/conversations/${id}/draft`, { text: 'My answer' })
    const newer = await makeReceived(test.db, { conversationId: id, text: 'Never mind, found it' })
    const refused = await send()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: newer.id, text: 'Never mind, found it' }],
    })
    expect(await sentIn(id)).toEqual([])
    expect((await call('GET', `/api/conversations/${id}`)).json().conversation.draft).toMatchObject({
      text: 'My answer',
    })
    expect((await send({ in_reply_to: newer.id })).statusCode).toBe(200)
  })

  it('when the customer is writing at the same moment: the send waits, sees it, and nothing is lost', async () => {
    const { id, send } = await inHand()
    let newer = 0
    let refused: ReturnType<typeof send> | undefined
    await test.db.transaction().execute(async (tx) => {
      newer = (await makeReceived(tx, { conversationId: id })).id
      refused = send({ next: 'reply' })
      await untilWaiting(test.db)
    })
    expect((await refused)?.json()).toMatchObject({ code: 'newer_message', messages: [{ id: newer }] })
    const item = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .selectAll()
      .executeTakeFirst()
    expect(item).toMatchObject({ customer_message_id: newer, due_at: expect.any(String) })
  })

  it('when another operator has claimed the conversation, with their name', async () => {
    const { id, send, language, lease } = await inHand()
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', lease.id)
      .execute()
    const taker = await makeOperator(test.db, { languages: [language], name: 'Tom B.' })
    await (await test.signedIn(taker))('POST', '/api/queues/reply/claim', {})
    expect((await send()).json()).toMatchObject({ code: 'lease_lost', by: { id: taker.id, name: 'Tom B.' } })
    expect(await sentIn(id)).toEqual([])
  })

  it('when it was claimed and answered meanwhile', async () => {
    const { send, language, lease, id, message } = await inHand()
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', lease.id)
      .execute()
    const taker = await test.signedIn(await makeOperator(test.db, { languages: [language] }))
    const claimed = (await taker('POST', '/api/queues/reply/claim', {})).json()
    await taker(
      'POST',
      `/api/conversations/${id}/messages`,
      {
        lease_id: claimed.lease.id,
        epoch: claimed.lease.epoch,
        in_reply_to: message.id,
        text: 'Faster',
        next: 'reply',
      },
      { 'idempotency-key': randomUUID() },
    )
    expect((await send()).json()).toMatchObject({ code: 'lease_lost', by: null })
    expect(await sentIn(id)).toHaveLength(1)
  })

  it('when the customer is on hold, with the kind', async () => {
    const { send, id, customer } = await inHand()
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'self_exclusion' }).execute()
    await test.db.updateTable('queue_items').set({ held: true }).where('conversation_id', '=', id).execute()
    expect((await send()).json()).toMatchObject({ code: 'held', kind: 'self_exclusion' })
  })

  it('when the message was already answered, whatever the queue item says', async () => {
    const { send, id, message } = await inHand()
    await test.db
      .insertInto('answers')
      .values({ conversation_id: id, in_reply_to: message.id, kind: 'reply', message_id: 0 })
      .execute()
    expect((await send()).json()).toMatchObject({ code: 'already_answered', status: 409 })
    expect(await sentIn(id)).toEqual([])
  })

  it('with the epoch or the lease of another operator', async () => {
    const { send, lease, id } = await inHand()
    expect((await send({ epoch: lease.epoch + 1 })).json().code).toBe('lease_lost')
    expect((await send({ lease_id: randomUUID() })).json().code).toBe('lease_lost')
    expect(await sentIn(id)).toEqual([])
  })

  it('without a text, without a key, or for an unknown conversation', async () => {
    const { send, call, lease } = await inHand()
    for (const text of ['  \n ', '\u200b\u2060', '\u2800'])
      expect((await send({ text })).json().issues).toMatchObject([{ path: 'text' }])
    expect((await send({}, '')).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'idempotency-key' }],
    })
    const nowhere = await call(
      'POST',
      '/api/conversations/999999999/messages',
      { lease_id: lease.id, epoch: 1, in_reply_to: null, text: 'x' },
      { 'idempotency-key': randomUUID() },
    )
    expect(nowhere.json()).toMatchObject({ code: 'lease_lost', by: null })
  })
})

describe('an expired lease', () => {
  it('is valid for an answer while nobody else has claimed the conversation', async () => {
    const { send, lease, id } = await inHand()
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', lease.id)
      .execute()
    await sweepExpired(test.db)
    expect((await send()).statusCode).toBe(200)
    expect(await sentIn(id)).toHaveLength(1)
    expect(
      await test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().execute(),
    ).toEqual([])
  })
})
