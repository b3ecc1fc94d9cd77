import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { type ReceiverAnswer, startReceiver } from '../../../testing/receiver.ts'
import { newSecret, useWebhooks, verify } from '../../../testing/webhooks.ts'
import { addWebhookSecret } from './endpoints.ts'

const test = useTestApp()
const { changeUrl, delivery, dispatch, endsWith, makeSite, statusOf, wake } = useWebhooks(test)

describe('a webhook', () => {
  it('is signed according to Standard Webhooks, and has the message like in the outbox', async () => {
    const { receiver, secret, conversation, send } = await makeSite()
    const hints: unknown[] = []
    const stop = test.live.listen((hint) => hints.push(hint))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    const [webhook] = receiver.received
    expect(webhook?.headers).toMatchObject({
      'webhook-id': `msg_${id}`,
      'content-type': 'application/json',
    })
    expect(verify(webhook, secret)).toEqual({
      type: 'message.sent',
      timestamp: expect.any(String),
      data: {
        id,
        type: 'extra_reply',
        text: 'Hello!',
        customer_external_id: conversation.customer.external_id,
        profile_external_id: conversation.profile.external_id,
        sent_at: expect.any(String),
      },
    })
    expect(() => verify(webhook, newSecret())).toThrow()
    expect(await delivery(id)).toMatchObject({
      attempts: 1,
      next_attempt_at: null,
      delivered_at: expect.any(String),
    })
    await expect
      .poll(() => hints)
      .toContainEqual({ topic: 'conversation', id: conversation.id, operatorId: null })
    stop()
  })

  it('is signed with all valid secrets, and no longer with an expired one', async () => {
    const { receiver, secret, siteowner, send } = await makeSite()
    const [next, ended] = [newSecret(), newSecret()]
    await addWebhookSecret(test.db, test.secrets, { siteownerId: siteowner.id, secret: next })
    await addWebhookSecret(test.db, test.secrets, {
      siteownerId: siteowner.id,
      secret: ended,
      expiresAt: '2026-01-01T00:00:00Z',
    })
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    const [webhook] = receiver.received
    expect(verify(webhook, secret)).toEqual(verify(webhook, next))
    expect(() => verify(webhook, ended)).toThrow()
  })

  it('is not sent unsigned', async () => {
    const { receiver, siteowner, send } = await makeSite()
    await test.db.deleteFrom('webhook_secrets').where('siteowner_id', '=', siteowner.id).execute()
    const { id } = await send('Hello!')
    dispatch([receiver.host], { delays: [] })
    await statusOf(id).toBe('dead')
    expect(receiver.received).toEqual([])
  })

  it('is sent to other sites when the secret of one cannot be read', async () => {
    const [one, other] = [await makeSite(), await makeSite()]
    await test.db
      .updateTable('webhook_secrets')
      .set({ secret: Buffer.from('encrypted with another key') })
      .where('siteowner_id', '=', one.siteowner.id)
      .execute()
    const [unsigned, signed] = [await one.send('Hello!'), await other.send('Hello!')]
    dispatch([one.receiver.host, other.receiver.host], { delays: [] })
    await statusOf(signed.id).toBe('delivered')
    await statusOf(unsigned.id).toBe('dead')
    expect((await delivery(unsigned.id)).last_error).toMatch(/no valid secret/)
    const { id } = one.siteowner
    await expect(
      addWebhookSecret(test.db, test.secrets, { siteownerId: id, secret: 'whsec_§' }),
    ).rejects.toThrow()
  })

  it('is sent at once after the message, over a persistent connection', async () => {
    const { receiver, send } = await makeSite()
    dispatch([receiver.host])
    for (const text of ['One', 'Two', 'Three']) {
      const { id } = await send(text)
      wake()
      await statusOf(id).toBe('delivered')
    }
    expect(receiver.texts()).toEqual(['One', 'Two', 'Three'])
    expect(receiver.connections()).toBe(1)
  })

  it('waits for a dispatcher: pending messages are sent at its start', async () => {
    const { receiver, send } = await makeSite()
    const first = dispatch([receiver.host])
    await first.stop()
    const { id } = await send('While nobody dispatched')
    expect((await delivery(id)).status).toBe('pending')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
  })

  it('is not sent for a site owner without a URL', async () => {
    const { siteowner, send } = await makeSite()
    const { id } = await send('Hello!')
    await changeUrl(siteowner.id, null)
    dispatch([])
    await expect.poll(async () => (await delivery(id)).next_attempt_at).toBeNull()
    expect((await delivery(id)).status).toBe('pending')
  })
})

describe('a redirect', () => {
  it('is not followed', async () => {
    const target = await startReceiver()
    endsWith(target.close)
    const { receiver, send } = await makeSite(() => ({ status: 307, headers: { location: target.url } }))
    const { id } = await send('Hello!')
    dispatch([receiver.host, target.host], { delays: [] })
    await statusOf(id).toBe('dead')
    expect((await delivery(id)).last_error).toBe('HTTP 307')
    expect(target.received).toEqual([])
  })
})

describe('a private address', () => {
  it.each([
    ['as a number', (port: string) => `http://127.0.0.1:${port}/webhooks`],
    ['in another spelling', (port: string) => `http://0x7f.1:${port}/webhooks`],
    ['of IPv6', (port: string) => `http://[::1]:${port}/webhooks`],
    ['of IPv4 inside IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/webhooks`],
    ['behind a name', (port: string) => `http://localhost:${port}/webhooks`],
  ])('%s is refused', async (_, urlOf) => {
    const { receiver, siteowner, send } = await makeSite()
    const port = receiver.host.split(':')[1] ?? ''
    await changeUrl(siteowner.id, urlOf(port))
    const { id } = await send('Hello!')
    dispatch(['127.0.0.1:1'], { delays: [] })
    await statusOf(id).toBe('dead')
    expect((await delivery(id)).last_error).toMatch(/private address/)
    expect(receiver.connections()).toBe(0)
  })

  it('that is allowed by name and port can be reached', async () => {
    const { receiver, siteowner, send } = await makeSite()
    const host = `localhost:${receiver.host.split(':')[1]}`
    await changeUrl(siteowner.id, `http://${host}/webhooks`)
    const { id } = await send('Hello!')
    dispatch([host])
    await statusOf(id).toBe('delivered')
  })
})

describe('a receiver that does not respond', () => {
  it('does not delay other sites, and a stop does not wait for it for ever', async () => {
    const hanging = await makeSite(() => 'hang')
    const healthy = await makeSite()
    for (let index = 0; index < 80; index++) {
      const { id } = await makeConversation(test.db, { siteowner: hanging.siteowner })
      await hanging.send('Hello?', id)
    }
    const dispatcher = dispatch([hanging.receiver.host, healthy.receiver.host])
    await expect.poll(() => hanging.receiver.received.length).toBeGreaterThan(20)
    const { id } = await healthy.send('Hello!')
    wake()
    await statusOf(id).toBe('delivered')
    await dispatcher.stop()
    const { count } = await test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', hanging.siteowner.id)
      .where('status', '=', 'pending')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(80)
    await test.db
      .updateTable('deliveries')
      .set({ next_attempt_at: null })
      .where('siteowner_id', '=', hanging.siteowner.id)
      .execute()
  })
})

describe('slow sites', () => {
  it('do not delay a fast site, however many messages wait for them', async () => {
    const held = Promise.withResolvers<ReceiverAnswer>()
    const slow = await Promise.all(Array.from({ length: 5 }, () => makeSite(() => held.promise)))
    const quick = await makeSite()
    for (const { siteowner, send } of slow)
      for (let index = 0; index < 40; index++)
        await send('Hello?', (await makeConversation(test.db, { siteowner })).id)
    const hosts = [...slow, quick].map(({ receiver }) => receiver.host)
    dispatch(hosts)
    const received = () => slow.map(({ receiver }) => receiver.received.length)
    await expect.poll(() => Math.min(...received())).toBeGreaterThan(0)
    const { id } = await quick.send('Hello!')
    wake()
    await statusOf(id).toBe('delivered')
    held.resolve({ status: 204 })
    await expect.poll(received).toEqual([40, 40, 40, 40, 40])
  })
})
