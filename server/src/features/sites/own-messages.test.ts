import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { findFaults } from '../../testing/find-faults.ts'
import { makeCustomer } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite, storedOf } from '../../testing/site.ts'
import { threadsOf } from '../../testing/threads.ts'
import { makeWritten } from '../../testing/written-chat.ts'

const test = useTestApp()
const stored = storedOf(test)
const { readerOf, pageOf } = threadsOf(test)

const own = (text: string, more: object = {}) => ({
  direction: 'out',
  text,
  sent_at: '2026-11-20T10:02:00Z',
  ...more,
})

describe('a message that the site itself wrote', () => {
  it('makes no work, no delivery and no number, and is shown on the side of the profile', async () => {
    const site = await makeSite(test)
    const answer = await site.post(site.message(own('Welcome! Are you real?')))
    expect(answer.json().results).toMatchObject([{ status: 'stored' }])
    const [conversation] = await stored.conversations(site.siteowner.id)
    expect(conversation).toMatchObject({
      status: 'answered',
      last_message_id: null,
      last_operator_id: null,
      silence_from: null,
      message_count: 1,
      customer_message_count: 0,
    })
    expect(await stored.items(site.siteowner.id)).toEqual([])
    expect((await site.call('GET', '/site/v1/outbox')).json().items).toEqual([])
    const counted = await test.db
      .selectFrom('message_stats_daily')
      .where('siteowner_id', '=', site.siteowner.id)
      .select('sent')
      .execute()
    expect(counted).toEqual([])
    const { items } = await pageOf(await readerOf(), conversation?.id ?? 0, 'limit=50')
    expect(items).toMatchObject([
      { direction: 'site', type: 'chat', text: 'Welcome! Are you real?', operator: null, delivery: null },
    ])
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('leaves a chat that waits as it is, and is no reason to refuse an answer', async () => {
    const { claim, conversation, items, message, post } = await makeWritten(test, 'Hello')
    const [waiting, before] = [await items(), await conversation()]
    const { call, id, messages, send } = await claim()
    const last_seen_id = messages.at(-1).id
    await post(message(own('Ben je een robot?')))
    const after = await conversation()
    expect(after.last_message_id).toBe(before.last_message_id)
    expect(after.status).toBe('open')
    expect(await items()).toMatchObject([
      { due_at: waiting[0]?.due_at, customer_message_id: waiting[0]?.customer_message_id },
    ])
    const news = await call('GET', `/api/conversations/${id}/messages?after=${last_seen_id}`)
    expect(news.json().items).toMatchObject([{ direction: 'site', text: 'Ben je een robot?' }])
    expect((await send({ last_seen_id })).statusCode).toBe(200)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is no answer: what the customer wrote before still waits, and no operator has answered', async () => {
    const { conversation, items, message, post } = await makeWritten(test, 'Hello')
    await post(message(own('Thank you')), message({ text: 'And you?', sent_at: '2026-11-20T10:03:00Z' }))
    expect(await conversation()).toMatchObject({
      status: 'open',
      message_count: 3,
      customer_message_count: 2,
      last_operator_message_id: null,
    })
    expect(await items()).toMatchObject([{ kind: 'reply' }])
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('holds nobody who has not seen a disclosure', async () => {
    const site = await makeSite(test)
    const customer = await makeCustomer(test.db, {
      siteowner_id: site.siteowner.id,
      disclosure_version: null,
      disclosure_shown_at: null,
    })
    const to = { customer_external_id: customer.external_id }
    const holds = () =>
      test.db.selectFrom('holds').where('customer_id', '=', customer.id).select('kind').execute()
    await site.post(site.message(own('Welcome', to)))
    expect(await holds()).toEqual([])
    await site.post(site.message({ text: 'Hi', ...to }))
    expect(await holds()).toEqual([{ kind: 'disclosure_missing' }])
  })

  it('is a duplicate when it is sent again, and another message when the direction differs', async () => {
    const site = await makeSite(test)
    const message = site.message(own('Welcome'))
    await site.post(message)
    expect((await site.post(message)).json().results).toMatchObject([{ status: 'duplicate' }])
    const other = await site.post({ ...message, direction: 'in' })
    expect(other.json()).toMatchObject({ code: 'body_differs', issues: [{ code: 'reused_external_id' }] })
    const written = site.message({ direction: 'in' })
    await site.post(written)
    const { direction: _, ...same } = written as { direction?: string }
    expect((await site.post(same)).json().results).toMatchObject([{ status: 'duplicate' }])
  })

  it('stands below an answer that the customer had when it arrived late', async () => {
    const { conversation, message, post } = await makeWritten(test, 'Hello')
    const { id } = await conversation()
    const sent = await makeSentMessage(test.db, { conversationId: id })
    await test.db
      .updateTable('deliveries')
      .set({ status: 'delivered' })
      .where('message_id', '=', sent.id)
      .execute()
    await post(message(own('By the site', { sent_at: new Date(Date.now() - 60_000).toISOString() })))
    const { items } = await pageOf(await readerOf(), id, 'limit=50')
    expect(items.at(-1)).toMatchObject({ direction: 'site' })
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('can be changed and deleted, and nobody is asked about it before they send', async () => {
    const { call: site, claim, items, message, post } = await makeWritten(test, 'Hello')
    const { id, messages, call, send } = await claim()
    const welcome = message(own('Welcom'))
    await post(welcome)
    const path = `/site/v1/messages/${welcome.external_id}`
    const edited = await site('PATCH', path, { text: 'Are you a robot?', edited_at: '2026-11-20T10:06:00Z' })
    expect(edited.json()).toMatchObject({ status: 'edited' })
    expect((await site('DELETE', path)).json()).toMatchObject({ status: 'deleted', is_kept: false })
    expect(await items()).toMatchObject([{ kind: 'reply', edit_id: null }])
    const { items: thread } = (await call('GET', `/api/conversations/${id}/messages`)).json()
    expect(thread.at(-1)).toMatchObject({ direction: 'site', deleted: { by: null }, edited: {} })
    expect((await send({ last_seen_id: messages.at(-1).id })).statusCode).toBe(200)
  })
})
