import { describe, expect, it } from 'vitest'
import { sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { inquiriesOf, makeApprovedAnswer, makeInquiry } from '../../../testing/make-inquiry.ts'
import { denial, makeStopped as stop } from '../../../testing/make-stopped.ts'
import { askErasure } from '../../safety/erasures/ask.ts'
import { eraseCustomers } from '../../safety/erasures/work.ts'

const test = useTestApp()

const makeStopped = (own: Parameters<typeof stop>[1] = {}) => stop(test, own)

describe('an operator whose text was stopped', () => {
  it('hands it to the masters with the conversation, also twice, and keeps it as a draft', async () => {
    const { id, operator, ask, read, master, lease } = await makeStopped({ appeals: false })
    for (const _ of [1, 2]) expect((await ask()).statusCode).toBe(200)
    expect(await read()).toMatchObject({
      body: denial,
      operator_id: operator.id,
      outcome: null,
      ...{ lease_id: lease.lease_id },
    })
    const item = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select(['for_master', 'expires_at'])
      .executeTakeFirst()
    expect(item).toEqual({ for_master: true, expires_at: null })
    const draft = await test.db.selectFrom('drafts').where('conversation_id', '=', id).selectAll().execute()
    expect(draft).toMatchObject([{ operator_id: operator.id, body: denial }])
    const { items } = (await master('GET', '/api/appeals')).json()
    expect(items).toMatchObject(
      [
        { text: denial, by: { id: operator.id }, found: [{ kind: 'denial', words: 'of course I am real' }] },
      ].map((each) => ({ ...each, found: [{ kind: 'denial', words: expect.stringMatching(/I am real/) }] })),
    )
    expect((await master('GET', '/api/user.php')).json().user.open_appeals).toBe(1)
  })

  it('cannot appeal a text that nothing stops, nor one of a conversation that is answered, held or not in hand', async () => {
    const { ask, id, customer, send, call } = await makeStopped({ appeals: false })
    expect((await ask({ text: 'How was your day?' })).json().code).toBe('text_not_stopped')
    expect((await ask({ epoch: 1 })).json().code).toBe('lease_lost')
    expect((await ask({ text: ' ' })).json().issues).toMatchObject([{ path: 'text' }])
    await test.db.updateTable('queue_items').set({ held: true }).where('conversation_id', '=', id).execute()
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'cooling_off' }).execute()
    expect((await ask()).json().code).toBe('held')
    await test.db.deleteFrom('holds').where('customer_id', '=', customer.id).execute()
    await test.db.updateTable('queue_items').set({ held: false }).where('conversation_id', '=', id).execute()
    expect((await send()).statusCode).toBe(200)
    expect((await ask()).json().code).toBe('nothing_waits')
    expect((await call('GET', '/api/appeals')).statusCode).toBe(403)
  })
})

describe('a master', () => {
  it('sends the text as it is, in the name of its operator, who is told; it counts as a false alarm', async () => {
    const { id, operator, sendAs, read, told, call, appealId, message } = await makeStopped()
    const sent = await sendAs()
    expect(sent.statusCode).toBe(200)
    expect((await sendAs()).json()).toEqual(sent.json())
    expect(await sentIn(test, id)).toMatchObject([
      { id: sent.json().message_id, body: denial, operator_id: operator.id, in_reply_to: message.id },
    ])
    expect(await read()).toMatchObject({ outcome: 'sent', message_id: sent.json().message_id })
    expect(
      await test.db.selectFrom('drafts').where('conversation_id', '=', id).selectAll().execute(),
    ).toEqual([])
    expect(await told()).toMatchObject([{ id: appealId, outcome: 'sent', note: null, conversation_id: id }])
    const raised = await test.db
      .selectFrom('raised_checks')
      .where('conversation_id', '=', id)
      .selectAll()
      .execute()
    expect(raised).toMatchObject([{ kind: 'denial', outcome: 'stopped', false_alarm_at: expect.any(String) }])
    for (const seen of [true, false])
      expect((await call('POST', `/api/appeals/${appealId}/seen`)).json()).toEqual({ seen })
    expect(await told()).toEqual([])
  })

  it('returns the text with a note: the conversation is in its queue, and the operator still has the draft', async () => {
    const { id, operator, giveBack, told, call } = await makeStopped()
    expect((await giveBack(' ')).statusCode).toBe(400)
    expect((await giveBack()).json().appeal.settled).toMatchObject({
      outcome: 'returned',
      note: 'Say it as it is',
    })
    expect(await told()).toMatchObject([{ outcome: 'returned', note: 'Say it as it is' }])
    const claimed = (await call('POST', '/api/queues/reply/claim', {})).json()
    expect(claimed.conversation).toBeNull()
    await test.db
      .updateTable('operators')
      .set({ languages: ['en-GB'] })
      .where('id', '=', operator.id)
      .execute()
    const again = (await call('POST', '/api/queues/reply/claim', {})).json()
    expect(again.conversation).toMatchObject({ id, draft: { text: denial }, handover: null })
  })

  it('settles it once; the second one is told who did', async () => {
    const { id, siteowner, sendAs, giveBack, read } = await makeStopped()
    const second = await makeMaster(test, siteowner)
    const results = await Promise.all([sendAs(), giveBack('No', second)])
    const codes = results.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, 409])
    const lost = results.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json()).toMatchObject({ code: 'appeal_settled', by: { id: expect.any(Number) } })
    const outcome = (await read())?.outcome
    expect(await sentIn(test, id)).toHaveLength(outcome === 'sent' ? 1 : 0)
  })

  it('does not decide about a text of their own', async () => {
    const { operator, sendAs, giveBack, master, read } = await makeStopped()
    await test.db
      .updateTable('operators')
      .set({ permissions_id: master.operator.permissions_id })
      .where('id', '=', operator.id)
      .execute()
    const mine = Object.assign(await test.signedIn(operator), { operator })
    expect((await sendAs(mine)).json().code).toBe('own_appeal')
    expect((await giveBack('Fine as it is', mine)).json().code).toBe('own_appeal')
    expect(await read()).toMatchObject({ settled_at: null })
  })

  it('of another site owner sees and settles nothing', async () => {
    const { opened, giveBack } = await makeStopped()
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    expect(await opened(stranger)).toBeUndefined()
    expect((await giveBack('No', stranger)).json().code).toBe('appeal_not_found')
  })

  it('does not settle what a colleague has in hand, but what they have in hand themselves, and stays in it', async () => {
    const { id, siteowner, sendAs, giveBack, take, read } = await makeStopped()
    const second = await makeMaster(test, siteowner)
    expect((await take(second)).statusCode).toBe(200)
    for (const refused of [await sendAs(), await giveBack()])
      expect(refused.json()).toMatchObject({ code: 'taken', by: { id: expect.any(Number) } })
    expect((await sendAs(second)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ outcome: 'sent' })
    const item = await test.db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .selectAll()
      .executeTakeFirst()
    expect(item).toMatchObject({ due_at: null, expires_at: expect.any(String) })
  })

  it('sends nothing to a customer on hold, but returns the text', async () => {
    const { id, customer, sendAs, giveBack } = await makeStopped()
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'distress' }).execute()
    await test.db.updateTable('queue_items').set({ held: true }).where('conversation_id', '=', id).execute()
    expect((await sendAs()).json()).toMatchObject({ code: 'held', kind: 'distress' })
    expect(await sentIn(test, id)).toEqual([])
    expect((await giveBack()).statusCode).toBe(200)
  })

  it('reads what the customer has written since then before the text is sent', async () => {
    const { id, master, appealId, opened, sendAs } = await makeStopped()
    const { last_message_id } = await opened()
    const newer = await makeReceived(test.db, { conversationId: id, text: 'Are you there?' })
    const refused = await master('POST', `/api/appeals/${appealId}/send`, { last_seen_id: last_message_id })
    expect(refused.json()).toMatchObject({ code: 'newer_message', messages: [{ id: newer.id }] })
    expect((await sendAs()).statusCode).toBe(200)
    expect(await sentIn(test, id)).toMatchObject([{ in_reply_to: newer.id }])
  })

  it('sends no lie to a customer who asks who writes; a true answer with words that were wrongly stopped closes the question', async () => {
    const lie = await makeStopped()
    await makeApprovedAnswer(test.db, { siteowner_id: lie.siteowner.id, language: 'en' })
    await makeInquiry(test.db, { conversationId: lie.id, messageId: lie.message.id })
    expect((await lie.opened()).inquiry).toMatchObject({ opened_at: expect.any(String) })
    expect((await lie.sendAs()).json()).toMatchObject({ code: 'true_answer_due', kind: 'approved' })
    expect(await sentIn(test, lie.id)).toEqual([])

    const asked = await makeStopped({ appeals: false })
    await makeApprovedAnswer(test.db, {
      siteowner_id: asked.siteowner.id,
      language: 'en',
      body: 'I am an operator.',
    })
    await makeInquiry(test.db, { conversationId: asked.id, messageId: asked.message.id })
    const text = 'I am an operator. See you on Saturday in the chat room outside'
    expect((await asked.send({ text })).json()).toMatchObject({ code: 'text_checked', kind: 'block' })
    expect((await asked.ask({ text })).statusCode).toBe(200)
    const id = (await asked.read())?.id
    const { last_message_id } = (await asked.master('GET', `/api/appeals/${id}`)).json().appeal
    expect(
      (await asked.master('POST', `/api/appeals/${id}/send`, { last_seen_id: last_message_id })).statusCode,
    ).toBe(200)
    expect(await inquiriesOf(test.db, asked.id)).toMatchObject([
      { answer_id: expect.any(Number), lift_reason: null },
    ])
  })
})

describe('an appeal is overtaken, and the operator is told', () => {
  it('when a master answers in their own words', async () => {
    const { id, take, master, told, sendAs, message } = await makeStopped()
    const lease = (await take()).json().lease
    const sent = await master(
      'POST',
      `/api/conversations/${id}/messages`,
      { lease_id: lease.id, epoch: lease.epoch, in_reply_to: message.id, text: 'In my own words' },
      { 'idempotency-key': 'own-words-1' },
    )
    expect(sent.statusCode).toBe(200)
    expect(await told()).toMatchObject([{ outcome: 'overtaken', by: { id: expect.any(Number) } }])
    expect((await sendAs()).json()).toMatchObject({ code: 'appeal_settled' })
    expect(await sentIn(test, id)).toHaveLength(1)
  })

  it('when a master gives the conversation back, and the draft stays', async () => {
    const { id, operator, take, master, told } = await makeStopped()
    const lease = (await take()).json().lease
    await master('POST', `/api/conversations/${id}/give-back`, { lease_id: lease.id, epoch: lease.epoch })
    expect(await told()).toMatchObject([{ outcome: 'overtaken' }])
    const draft = await test.db.selectFrom('drafts').where('conversation_id', '=', id).selectAll().execute()
    expect(draft).toMatchObject([{ operator_id: operator.id, body: denial }])
  })
})

it('of an erased customer is overtaken: nothing is sent, and the text is gone', async () => {
  const { id, customer, sendAs, told, read } = await makeStopped()
  await askErasure(test.db, test.secrets, { id: customer.id })
  await eraseCustomers(test.db)
  expect((await sendAs()).json()).toMatchObject({ code: 'appeal_settled', by: null })
  expect(await told()).toMatchObject([{ outcome: 'overtaken', by: null, customer_name: `#${customer.id}` }])
  expect(await read()).toMatchObject({ body: '—', settled_by: null })
  expect(await sentIn(test, id)).toEqual([])
})

it('another operator does not get the conversation while a master has to decide', async () => {
  const { id, siteowner } = await makeStopped()
  const other = await makeOperator(test.db, { languages: ['en-GB'], siteowner_ids: [siteowner.id] })
  const call = await test.signedIn(other)
  expect((await call('POST', '/api/queues/reply/claim', {})).json().conversation).toBeNull()
  expect(id).toBeGreaterThan(0)
})
