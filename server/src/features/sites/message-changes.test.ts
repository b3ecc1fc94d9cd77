import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeMaster } from '../../testing/escalating.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeOperator } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite, storedOf } from '../../testing/site.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()
const stored = storedOf(test)

describe('a message that its customer has changed', () => {
  it('has the new text; the former one is kept, and a repeat changes nothing', async () => {
    const { edit, ids, audited, siteowner } = await makeWritten(test, 'Hello', 'How are yuo?')
    expect(await edit(1, 'How are you?')).toMatchObject({ id: ids[1], status: 'edited' })
    expect(await edit(1, 'How are you?')).toMatchObject({ status: 'unchanged' })
    expect(await edit(1, 'How are yu?', '2026-11-20T10:01:00Z')).toMatchObject({ status: 'older' })
    const messages = await stored.messages(siteowner.id)
    expect(messages.map(({ body }) => body)).toEqual(['Hello', 'How are you?'])
    const former = await test.db
      .selectFrom('message_edits')
      .where('message_id', '=', ids[1] ?? 0)
      .select(['body', 'edited_at'])
      .execute()
    expect(former).toEqual([{ body: 'How are yuo?', edited_at: '2026-11-20T10:05:00Z' }])
    expect(await audited()).toEqual([
      { action: 'message.edit_at_site', operator_id: null, subject_id: ids[1] },
    ])
  })

  it('is told before an answer to its former text leaves, once; a claim after the change has seen it', async () => {
    const { edit, ids, claim } = await makeWritten(test, 'Hello', 'Where do you live?')
    const { send, id, call } = await claim()
    await edit(1, 'Where do you work?')
    const refused = await send({ last_seen_id: ids[1] })
    expect(refused.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: ids[1], text: 'Where do you work?', edited: { at: '2026-11-20T10:05:00Z' } }],
    })
    expect((await send()).json()).toMatchObject({ code: 'newer_message' })
    const last_seen_id = refused.json().messages[0].edited.id
    expect((await send({ last_seen_id })).statusCode).toBe(200)
    const thread = (await call('GET', `/api/conversations/${id}/messages`)).json().items
    expect(thread.at(-1)).toMatchObject({ direction: 'out', text: 'My answer' })
    const other = await makeWritten(test, 'Where do you live?')
    await other.edit(0, 'Where do you work?')
    const later = await other.claim()
    expect(later.messages).toMatchObject([{ text: 'Where do you work?' }])
    expect((await later.send()).statusCode).toBe(200)
  })

  it('does not come back into the queue when it is answered already', async () => {
    const { edit, conversation, items } = await makeWritten(test, 'Hello')
    const operator = await makeOperator(test.db)
    await makeSentMessage(test.db, { conversationId: (await conversation()).id, operatorId: operator.id })
    expect(await edit(0, 'Ben je een robot?')).toMatchObject({ status: 'edited' })
    expect(await items()).toEqual([])
    expect((await conversation()).status).toBe('answered')
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('asks who writes from then on', async () => {
    const { edit, claim } = await makeWritten(test, 'Hello')
    await edit(0, 'Ben je een robot?')
    const { send } = await claim()
    expect((await send()).json()).toMatchObject({ code: 'true_answer_due' })
  })

  it('shows its former text to masters, and to nobody else', async () => {
    const { edit, ids, siteowner } = await makeWritten(test, 'I am 15')
    await edit(0, 'I am 51')
    const path = `/api/messages/${ids[0]}/former-texts`
    const master = await makeMaster(test, siteowner)
    expect((await master('GET', path)).json()).toEqual({
      items: [{ text: 'I am 15', until: '2026-11-20T10:05:00Z' }],
    })
    const operator = await test.signedIn(await makeOperator(test.db, { siteowner_ids: [siteowner.id] }))
    expect((await operator('GET', path)).json().code).toBe('not_allowed')
    const stranger = await makeMaster(test, (await makeSite(test)).siteowner)
    expect((await stranger('GET', path)).json().code).toBe('message_not_found')
  })

  it('is one of the own messages of a site', async () => {
    const { message, post } = await makeSite(test)
    const { call } = await makeSite(test)
    const own = message()
    await post(own)
    const change = { text: 'Other', edited_at: '2026-11-20T10:05:00Z' }
    for (const id of [own.external_id, 'nothing'])
      expect((await call('PATCH', `/site/v1/messages/${id}`, change)).json().code).toBe('message_not_found')
  })
})

describe('a message that its customer has deleted', () => {
  it('is gone for operators and kept for masters; its chat leaves the queue, and the next message brings it back', async () => {
    const { remove, ids, conversation, items, audited, siteowner, post, message } = await makeWritten(
      test,
      'My number is 0612',
    )
    expect(await remove(0)).toMatchObject({ id: ids[0], status: 'deleted', is_kept: false })
    expect(await remove(0)).toMatchObject({ status: 'unchanged' })
    expect(await items()).toEqual([])
    const { id, status } = await conversation()
    expect(status).toBe('ignored')
    const master = await makeMaster(test, siteowner)
    const { items: thread } = (await master('GET', `/api/conversations/${id}/messages`)).json()
    expect(thread).toMatchObject([{ text: '', deleted: { by: null } }])
    expect((await master('GET', `/api/conversations/${id}`)).json().conversation.ignores).toMatchObject([
      { option: 'message_deleted', by: null },
    ])
    expect((await master('GET', `/api/messages/${ids[0]}/former-texts`)).json()).toMatchObject({
      items: [{ text: 'My number is 0612' }],
    })
    expect(await audited()).toMatchObject([{ action: 'message.delete_at_site', subject_id: ids[0] }])
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
    await post(message({ text: 'Never mind' }))
    expect(await items()).toMatchObject([{ kind: 'reply', due_at: expect.any(String) }])
    expect((await conversation()).status).toBe('open')
  })

  it('leaves what else waits; who has the chat in hand is told before they send', async () => {
    const { remove, items, ids, claim } = await makeWritten(test, 'My number is 0612', 'How are you?')
    const { send } = await claim()
    expect(await remove(0)).toMatchObject({ status: 'deleted', is_kept: false })
    expect(await items()).toHaveLength(1)
    const refused = await send()
    expect(refused.json()).toMatchObject({
      code: 'newer_message',
      messages: [{ id: ids[0], text: '', deleted: { by: null } }],
    })
    expect((await send({ last_seen_id: refused.json().messages[0].edited.id })).statusCode).toBe(200)
  })

  it('ends the lease of who has it in hand', async () => {
    const { remove, claim } = await makeWritten(test, 'Hello')
    const { send } = await claim()
    await remove(0)
    expect((await send()).json()).toMatchObject({
      code: 'lease_lost',
      by: null,
      customer_act: 'message_deleted',
    })
  })

  it('stays for those who decide: a reported one, and one of a customer who asks who writes', async () => {
    const { remove, items, ids, claim } = await makeWritten(test, 'I will hurt you')
    const { call } = await claim()
    const reported = await call('POST', `/api/messages/${ids[0]}/report`, { reason_id: 4, notes: 'Threat' })
    expect(reported.statusCode).toBe(200)
    expect(await remove(0)).toMatchObject({ status: 'deleted', is_kept: true })
    expect(await items()).toHaveLength(1)
    const asking = await makeWritten(test, 'Ben je een robot?')
    expect(await asking.remove(0)).toMatchObject({ is_kept: true })
    expect(await asking.items()).toMatchObject([{ asked: true }])
  })

  it('cannot be changed any more', async () => {
    const { remove, edit } = await makeWritten(test, 'Hello')
    await remove(0)
    expect(await edit(0, 'Hello again')).toMatchObject({ status: 'deleted' })
  })
})
