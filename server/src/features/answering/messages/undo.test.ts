import { describe, expect, it } from 'vitest'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { makeApprovedAnswer, makeAskedInHand } from '../../../testing/make-inquiry.ts'

const test = useTestApp()

/** The rows that a message changes, without what an undo makes anew: the lease and the revision. */
async function rowsOf(id: number, operatorId: number) {
  const item = await test.db
    .selectFrom('queue_items')
    .where('conversation_id', '=', id)
    .selectAll()
    .executeTakeFirst()
  const conversation = await test.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const ofConversation = (table: 'deliveries' | 'answers' | 'conversation_operators') =>
    test.db.selectFrom(table).where('conversation_id', '=', id).selectAll().execute()
  const { lease_id, epoch, expires_at, input_at, claimed_at, ...rest } = item ?? {}
  return {
    item: { ...rest, is_leased: expires_at !== null },
    conversation: { ...conversation, revision: 0 },
    messages: await sentIn(test, id),
    deliveries: await ofConversation('deliveries'),
    answers: await ofConversation('answers'),
    writers: await ofConversation('conversation_operators'),
    sent: await test.db
      .selectFrom('message_stats_daily')
      .where('operator_id', '=', operatorId)
      .where('sent', '>', 0)
      .selectAll()
      .execute(),
  }
}

/** An answer that can still be undone. */
async function makeSent(own: object = { next: 'smart' }) {
  const siteowner = await makeSiteowner(test.db)
  const world = await makeInHand(test, { waiting: { siteowner } })
  const before = await rowsOf(world.id, world.operator.id)
  const answer = (await world.send({ undo_for: 10, ...own })).json()
  const undo = async (call = world.call) =>
    (await call('POST', `/api/messages/${answer.message.id}/undo`)).json()
  const leave = () =>
    test.db
      .updateTable('deliveries')
      .set({ deliver_at: new Date().toISOString() })
      .where('message_id', '=', answer.message.id)
      .execute()
  const draft = async () =>
    (await world.call('GET', `/api/conversations/${world.id}`)).json().conversation.draft?.text ?? null
  /** The customer writes once more. */
  const write = () =>
    test.site(siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'once-more',
          customer_external_id: world.customer.external_id,
          profile_external_id: world.profile.external_id,
          text: 'One more thing',
          sent_at: new Date().toISOString(),
        },
      ],
    })
  return { ...world, siteowner, before, answer, undo, leave, draft, write }
}

describe('an undone message', () => {
  it.each([
    ['an answer', { next: 'smart' }],
    ['an answer after which the operator stays', { next: undefined }],
    ['an extra reply', { next: undefined, extra: true }],
  ])('was never sent: %s', async (_, own) => {
    const { id, operator, before, undo, draft, call } = await makeSent(own)
    expect(await undo()).toEqual({ conversation_id: id, in_hand: true, text: 'My answer' })
    expect(await rowsOf(id, operator.id)).toEqual(before)
    expect(await draft()).toBe('My answer')
    const claimed = (await call('POST', '/api/queues/smart/claim', {})).json()
    expect(claimed).toMatchObject({ conversation: { id, draft: { text: 'My answer' } } })
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is sent again with a new key, once', async () => {
    const { id, send, undo, call } = await makeSent()
    await undo()
    const { lease, conversation } = (await call('POST', '/api/queues/smart/claim', {})).json()
    const again = { lease_id: lease.id, epoch: lease.epoch, in_reply_to: conversation.in_reply_to }
    expect((await send({ ...again, text: 'Better' })).statusCode).toBe(200)
    expect(await sentIn(test, id)).toMatchObject([{ body: 'Better' }])
  })

  it('gives the next conversation back to its place', async () => {
    const { language, answer, undo, ...world } = await makeSentBeforeAnother()
    const next = answer.next.conversation.id
    const place = () =>
      test.db
        .selectFrom('queue_items')
        .where('conversation_id', '=', next)
        .select(['due_at', 'expires_at'])
        .executeTakeFirstOrThrow()
    const { due_at } = await place()
    expect(await undo()).toMatchObject({ conversation_id: world.id, in_hand: true })
    expect(await place()).toEqual({ due_at, expires_at: null })
  })

  it('is undone once, also from two tabs', async () => {
    const { id, undo, answer } = await makeSent()
    const undone = { conversation_id: id, in_hand: true, text: 'My answer' }
    expect(await Promise.all([undo(), undo()])).toEqual([undone, undone])
    expect(await undo()).toEqual(undone)
    expect(await sentIn(test, id)).toEqual([])
    const recorded = test.db
      .selectFrom('audit_log')
      .where('action', '=', 'message.undo')
      .where('subject_id', '=', answer.message.id)
    expect(await recorded.select('id').execute()).toHaveLength(1)
  })

  it('leaves the newer message of the customer to be answered', async () => {
    const { id, write, undo, before } = await makeSent()
    const newer = (await write()).json().results[0]
    expect(await undo()).toMatchObject({ in_hand: true })
    const { item, conversation: row } = await rowsOf(id, 0)
    expect(item).toMatchObject({ customer_message_id: newer.id, due_at: before.item.due_at, is_leased: true })
    expect(row).toMatchObject({ status: 'open', last_message_id: newer.id, last_operator_message_id: null })
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('keeps the lease of an operator who stays in the conversation', async () => {
    const { id, lease, undo, call } = await makeSent({ next: undefined })
    await undo()
    expect((await call('GET', `/api/conversations/${id}`)).json().lease).toMatchObject({
      id: lease.id,
      epoch: lease.epoch,
    })
  })

  it('stays a draft without a lease while its operator is away', async () => {
    const { id, call, undo, draft } = await makeSent()
    await call('POST', '/api/away-times', { reason_words: 'Coffee' })
    expect(await undo()).toMatchObject({ in_hand: false })
    expect(await draft()).toBe('My answer')
    expect(
      await test.db
        .selectFrom('queue_items')
        .where('conversation_id', '=', id)
        .select('expires_at')
        .execute(),
    ).toEqual([{ expires_at: null }])
  })
})

/** Another conversation waits, and the operator gets it with the answer. */
async function makeSentBeforeAnother() {
  const world = await makeInHand(test)
  await makeWaiting(test.db, { language: world.language })
  const answer = (await world.send({ next: 'smart', undo_for: 5 })).json()
  const undo = async () => (await world.call('POST', `/api/messages/${answer.message.id}/undo`)).json()
  return { ...world, answer, undo }
}

it('a repeated call says whether the message can still be undone', async () => {
  const { send } = await makeInHand(test)
  const again = async () => (await send({ undo_for: 5 }, 'the-same-key')).json().can_undo
  expect([await again(), await again()]).toEqual([true, true])
  await test.db.updateTable('deliveries').set({ deliver_at: new Date().toISOString() }).execute()
  expect(await again()).toBe(false)
})

describe('a message is not undone', () => {
  const tooLate = { status: 409, code: 'undo_too_late' }

  it('when it has left', async () => {
    const { id, undo, leave } = await makeSent()
    await leave()
    expect(await undo()).toMatchObject(tooLate)
    expect(await sentIn(test, id)).toHaveLength(1)
  })

  it('when it left at once', async () => {
    const { answer, undo } = await makeSent({ undo_for: 0 })
    expect(answer.can_undo).toBe(false)
    expect(await undo()).toMatchObject(tooLate)
  })

  it('by somebody else', async () => {
    const { undo, language } = await makeSent()
    const colleague = await test.signedIn(await makeOperator(test.db, { languages: [language] }))
    expect(await undo(colleague)).toMatchObject({ status: 404, code: 'message_not_found' })
  })

  it('when a colleague has the newer message of the customer in hand', async () => {
    const { write, undo, language } = await makeSent()
    await write()
    const colleague = await test.signedIn(await makeOperator(test.db, { languages: [language] }))
    await colleague('POST', '/api/queues/smart/claim', {})
    expect(await undo()).toMatchObject(tooLate)
  })

  it('when it has answered truly who writes', async () => {
    const { send, siteowner, profile } = await makeAskedInHand(test, { asked: true })
    const approved = await makeApprovedAnswer(test.db, { siteowner_id: siteowner.id })
    const text = approved.body.replace('{profile_name}', profile.name)
    const sent = (await send({ text, undo_for: 5 })).json()
    expect(sent).toMatchObject({ can_undo: false, message: { text } })
  })
})

it('the outbox ends before a message that can be undone', async () => {
  const { siteowner, leave } = await makeSent()
  const site = test.site(siteowner.key)
  const read = async () => (await site('GET', '/site/v1/outbox')).json().items.length
  expect(await read()).toBe(0)
  await leave()
  // A transaction in another database holds the outbox back while it goes on.
  await expect.poll(read).toBe(1)
})
