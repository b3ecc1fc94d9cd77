import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'

const test = useTestApp()

describe('a sent message', () => {
  it('is stored once with its delivery, statistics, audit entry and status, and the draft is deleted', async () => {
    const { call, id, send, operator, siteowner, message } = await makeInHand(test)
    await call('PUT', `/api/conversations/${id}/draft`, { text: 'My ans' })
    const answer = (await send()).json()
    expect(answer.message).toMatchObject({
      type: 'reply',
      text: 'My answer',
      direction: 'out',
      in_reply_to: message.id,
      operator: { id: operator.id },
    })
    const [stored] = await sentIn(test, id)
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
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([{ subject_id: answer.message.id }])
    const seen = (await call('GET', `/api/conversations/${id}`)).json()
    expect(seen.conversation).toMatchObject({ status: 'answered', draft: null })
  })

  it('returns the next conversation in the same response, and ends the lease', async () => {
    const { id, send, language } = await makeInHand(test)
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
    const { id, send, lease, call } = await makeInHand(test)
    const { message } = (await send()).json()
    expect(message.type).toBe('reply')
    expect((await call('GET', `/api/conversations/${id}`)).json().lease).toMatchObject({ id: lease.id })
    const extra = { text: 'One more thing', extra: true, last_seen_id: message.id }
    expect((await send(extra)).json().message.type).toBe('extra_reply')
    expect(await sentIn(test, id)).toMatchObject([{ type: 'reply' }, { type: 'extra_reply' }])
  })

  it('after a new message of the customer is a reply again', async () => {
    const { id, send } = await makeInHand(test)
    await send()
    const newer = await makeReceived(test.db, { conversationId: id })
    expect((await send({ in_reply_to: newer.id, text: 'And to that' })).json().message).toMatchObject({
      type: 'reply',
      in_reply_to: newer.id,
    })
  })
})

describe('an answer is refused', () => {
  it('when the customer has written since then, with the new message; the draft stays', async () => {
    const { id, send, call } = await makeInHand(test)
    await call('PUT', `/api/conversations/${id}/draft`, { text: 'My answer' })
    const newer = await makeReceived(test.db, { conversationId: id, text: 'Never mind, found it' })
    const refused = await send()
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: newer.id, text: 'Never mind, found it' }],
    })
    expect(await sentIn(test, id)).toEqual([])
    expect((await call('GET', `/api/conversations/${id}`)).json().conversation.draft).toMatchObject({
      text: 'My answer',
    })
    expect((await send({ in_reply_to: newer.id })).statusCode).toBe(200)
  })

  it('when the customer is writing at the same moment: the send waits, sees it, and nothing is lost', async () => {
    const { id, send } = await makeInHand(test)
    let newer = 0
    let refused: ReturnType<typeof send> | undefined
    await test.db.transaction().execute(async (tx) => {
      newer = (await makeReceived(tx, { conversationId: id })).id
      refused = send({ next: 'reply' })
      await untilStatementsWait(test.db)
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
    const { id, send, language, lease } = await makeInHand(test)
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', lease.id)
      .execute()
    const taker = await makeOperator(test.db, { languages: [language], name: 'Tom B.' })
    await (await test.signedIn(taker))('POST', '/api/queues/reply/claim', {})
    expect((await send()).json()).toMatchObject({ code: 'lease_lost', by: { id: taker.id, name: 'Tom B.' } })
    expect(await sentIn(test, id)).toEqual([])
  })

  it('when it was claimed and answered meanwhile', async () => {
    const { send, language, lease, id, message } = await makeInHand(test)
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
    expect(await sentIn(test, id)).toHaveLength(1)
  })

  it('when the customer is on hold, with the kind', async () => {
    const { send, id, customer } = await makeInHand(test)
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'self_exclusion' }).execute()
    await test.db.updateTable('queue_items').set({ held: true }).where('conversation_id', '=', id).execute()
    expect((await send()).json()).toMatchObject({ code: 'held', kind: 'self_exclusion' })
  })

  it('when the message was already answered, whatever the queue item says', async () => {
    const { send, id, message } = await makeInHand(test)
    await test.db
      .insertInto('answers')
      .values({ conversation_id: id, in_reply_to: message.id, kind: 'reply', message_id: 0 })
      .execute()
    expect((await send()).json()).toMatchObject({ code: 'already_answered', status: 409 })
    expect(await sentIn(test, id)).toEqual([])
  })

  it('with the epoch or the lease of another operator', async () => {
    const { send, lease, id } = await makeInHand(test)
    expect((await send({ epoch: lease.epoch + 1 })).json().code).toBe('lease_lost')
    expect((await send({ lease_id: randomUUID() })).json().code).toBe('lease_lost')
    expect(await sentIn(test, id)).toEqual([])
  })

  it('without a text, without a key, or for an unknown conversation', async () => {
    const { send, call, lease } = await makeInHand(test)
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
    const { send, lease, id } = await makeInHand(test)
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', lease.id)
      .execute()
    await sweepExpired(test.db)
    expect((await send()).statusCode).toBe(200)
    expect(await sentIn(test, id)).toHaveLength(1)
    expect(
      await test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().execute(),
    ).toEqual([])
  })
})
