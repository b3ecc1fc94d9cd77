import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { makeConversation, makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { makeAnswered, makeIgnored, makeTaker } from '../../../testing/taker.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'

const test = useTestApp()

const itemOf = (id: number) =>
  test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()

describe('taking a conversation', () => {
  it('returns its messages and a lease, like a claim, and is audited', async () => {
    const { id, message } = await makeWaiting(test.db, { seconds: 10 })
    const taker = await makeTaker(test)
    const taken = (await taker.take(id)).json()
    expect(taken).toMatchObject({
      conversation: { id, answering: { id: taker.id }, in_reply_to: message.id },
      messages: [{ id: message.id }],
      lease: { id: expect.any(String), epoch: expect.any(Number) },
      next_cursor: null,
    })
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', taker.id)
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(audit).toEqual([{ action: 'conversation.take', subject_id: id }])
    expect((await taker.send(id, taken)).json()).toMatchObject({ message: { type: 'reply' } })
  })

  it('again returns the same lease, with one audit entry', async () => {
    const { id } = await makeWaiting(test.db)
    const taker = await makeTaker(test)
    const first = (await taker.take(id)).json()
    expect((await taker.take(id)).json().lease).toMatchObject({
      id: first.lease.id,
      epoch: first.lease.epoch,
    })
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', taker.id)
      .select('action')
      .orderBy('id')
      .execute()
    expect(audit).toHaveLength(1)
  })

  it('that another operator has in hand is refused with their name; the taker keeps the one in hand', async () => {
    const [own, other] = [await makeWaiting(test.db), await makeWaiting(test.db)]
    const [taker, holder] = [await makeTaker(test), await makeTaker(test, { name: 'Tom B.' })]
    await taker.take(own.id)
    await holder.take(other.id)
    expect((await taker.take(other.id)).json()).toMatchObject({
      code: 'taken',
      status: 409,
      by: { id: holder.id, name: 'Tom B.' },
    })
    expect(await itemOf(own.id)).toMatchObject({ operator_id: taker.id, expires_at: expect.any(String) })
  })

  it('releases the one in hand, to its place in the queue', async () => {
    const first = await makeWaiting(test.db, { seconds: 50 })
    const second = await makeWaiting(test.db)
    const taker = await makeTaker(test)
    const due = (await itemOf(first.id))?.due_at
    await taker.take(first.id)
    await taker.take(second.id)
    expect(await itemOf(first.id)).toMatchObject({ due_at: due, expires_at: null, lease_id: null })
    expect(await itemOf(second.id)).toMatchObject({ operator_id: taker.id })
  })

  it('with an expired lease works, and tells the previous holder who has it now', async () => {
    const { id } = await makeWaiting(test.db)
    const [holder, taker] = [await makeTaker(test), await makeTaker(test, { name: 'Eva' })]
    const { lease } = (await holder.take(id)).json()
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('conversation_id', '=', id)
      .execute()
    expect((await taker.take(id)).statusCode).toBe(200)
    expect((await holder.call('POST', `/api/leases/${lease.id}/renew`)).json()).toMatchObject({
      code: 'lease_lost',
      by: { name: 'Eva' },
    })
  })

  it('for masters works, and it returns to the masters', async () => {
    const { id } = await makeWaiting(test.db, { item: { for_master: true } })
    const taker = await makeTaker(test)
    const { lease } = (await taker.take(id)).json()
    await taker.call('POST', `/api/leases/${lease.id}/release`)
    expect(await itemOf(id)).toMatchObject({ for_master: true, expires_at: null })
  })

  it('needs the right, and an existing conversation of a site owner that the operator works for', async () => {
    const { id } = await makeWaiting(test.db)
    const operator = await test.signedIn(await makeOperator(test.db))
    expect((await operator('POST', `/api/conversations/${id}/lease`)).json()).toMatchObject({
      code: 'not_allowed',
    })
    const elsewhere = await makeTaker(test, { siteowner_ids: [999_999] })
    expect((await elsewhere.take(id)).json()).toMatchObject({ code: 'conversation_not_found' })
    expect((await (await makeTaker(test)).take(999_999)).json()).toMatchObject({
      code: 'conversation_not_found',
    })
  })

  it('of a customer on hold is refused with the kind, and it can still be read', async () => {
    const { id, customer } = await makeWaiting(test.db, { item: { held: true } })
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'possible_minor' }).execute()
    const taker = await makeTaker(test)
    expect((await taker.take(id)).json()).toMatchObject({ code: 'held', kind: 'possible_minor' })
    expect((await taker.call('GET', `/api/conversations/${id}`)).statusCode).toBe(200)
    expect(await itemOf(id)).toMatchObject({ expires_at: null })
  })

  it('sends a hint to those who read along', async () => {
    const { id } = await makeWaiting(test.db)
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    await (await makeTaker(test)).take(id)
    await expect.poll(() => hints).toContainEqual({ topic: 'conversation', id, operatorId: null })
    stop()
  })
})

describe('a conversation in no queue', () => {
  it('that was answered gets an extra reply, and leaves nothing in the queue', async () => {
    const { id } = await makeAnswered(test.db)
    const taker = await makeTaker(test)
    const taken = (await taker.take(id)).json()
    const sent = (await taker.send(id, taken, { extra: true })).json()
    expect(sent).toMatchObject({ message: { type: 'extra_reply' } })
    await taker.call('POST', `/api/leases/${taken.lease.id}/release`)
    expect(await itemOf(id)).toBeUndefined()
  })

  it('that is ignored gets a reply, then an extra one', async () => {
    const { id } = await makeIgnored(test.db)
    const taker = await makeTaker(test)
    const taken = (await taker.take(id)).json()
    const { message } = (await taker.send(id, taken)).json()
    expect(message).toMatchObject({ type: 'reply' })
    const extra = { text: 'And two', extra: true, last_seen_id: message.id }
    expect((await taker.send(id, taken, extra)).json().message).toMatchObject({ type: 'extra_reply' })
  })

  it('that is ignored stays out of the queues when it is released or expires', async () => {
    const taker = await makeTaker(test)
    const [released, expired] = [await makeIgnored(test.db), await makeIgnored(test.db)]
    const { lease } = (await taker.take(released.id)).json()
    await taker.call('POST', `/api/leases/${lease.id}/release`)
    await taker.take(expired.id)
    await test.db
      .updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('conversation_id', '=', expired.id)
      .execute()
    await sweepExpired(test.db)
    for (const { id } of [released, expired]) {
      expect(await itemOf(id)).toBeUndefined()
      expect((await taker.call('GET', `/api/conversations/${id}`)).json()).toMatchObject({
        conversation: { status: 'ignored' },
      })
    }
  })

  it('whose customer writes while it is in hand is in the queue after its release', async () => {
    const { id } = await makeAnswered(test.db)
    const taker = await makeTaker(test)
    const { lease } = (await taker.take(id)).json()
    await makeReceived(test.db, { conversationId: id })
    await taker.call('POST', `/api/leases/${lease.id}/release`)
    expect(await itemOf(id)).toMatchObject({ due_at: expect.any(String), expires_at: null })
  })

  it('whose poke is not due yet gets an extra reply', async () => {
    const { id, siteowner, message } = await makeAnswered(test.db)
    await test.db
      .insertInto('queue_items')
      .values({
        conversation_id: id,
        kind: 'poke',
        language: 'en',
        siteowner_id: siteowner.id,
        customer_message_id: message.id,
        due_at: sql<string>`now() + interval '1 day'`,
      })
      .execute()
    const taker = await makeTaker(test)
    const taken = (await taker.take(id)).json()
    const sent = (await taker.send(id, taken, { extra: true })).json()
    expect(sent).toMatchObject({ message: { type: 'extra_reply' } })
  })

  it('without a message gets a starter', async () => {
    const { id } = await makeConversation(test.db)
    const taker = await makeTaker(test)
    const taken = (await taker.take(id)).json()
    expect((await taker.send(id, taken)).json()).toMatchObject({ message: { type: 'starter' } })
  })
})

describe('sending from a taken conversation', () => {
  it('needs the kind of work among the operator’s message types', async () => {
    const { id } = await makeWaiting(test.db)
    const taker = await makeTaker(test, { message_types: ['poke'] })
    const taken = (await taker.take(id)).json()
    expect((await taker.send(id, taken)).json()).toMatchObject({ code: 'not_allowed' })
    expect(await itemOf(id)).toMatchObject({ due_at: expect.any(String), operator_id: taker.id })
  })
})

it('a suspended operator cannot take a conversation', async () => {
  const { id } = await makeWaiting(test.db)
  const taker = await makeTaker(test)
  const { call } = await makeAdmin(test)
  await call('POST', `/api/operators/${taker.id}/suspend`, { reason: 'Left' })
  expect((await taker.take(id)).statusCode).toBe(401)
  expect(await itemOf(id)).toMatchObject({ expires_at: null })
})
