import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { startTestApp, type TestApp, useTestApp } from '../../testing/app.ts'
import { makeConversation, makeOperator, makeSentMessage, makeSiteowner } from '../../testing/make.ts'
import { type ReceivedWebhook, type ReceiverAnswer, startReceiver } from '../../testing/receiver.ts'
import { acknowledgeDelivery } from '../sites/acknowledge-delivery.ts'
import { startDispatcher } from './dispatcher.ts'
import { addWebhookSecret } from './endpoints.ts'
import { replayDelivery } from './replay.ts'

const test = useTestApp()

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`
/** Attempts that follow each other at once. */
const atOnce = Array.from({ length: 30 }, () => 0.001)

/** A site owner with a webhook, its receiver, and how operators write to its customers. */
async function makeSite(
  answer?: (webhook: ReceivedWebhook) => ReceiverAnswer,
  own: { path?: string; url?: string } = {},
) {
  const receiver = await startReceiver(answer)
  open.push(receiver.close)
  const siteowner = await makeSiteowner(test.db, { webhook_url: own.url ?? receiver.url })
  const secret = newSecret()
  await addWebhookSecret(test.db, test.secrets, { siteownerId: siteowner.id, secret })
  const operator = await makeOperator(test.db)
  const conversation = await makeConversation(test.db, { siteowner })
  const send = (text: string, conversationId = conversation.id) =>
    makeSentMessage(test.db, { conversationId, operatorId: operator.id, text, turn: 'extra_reply' })
  return { receiver, siteowner, secret, operator, conversation, send }
}

function dispatch(
  hosts: string[],
  { pauses = atOnce, node = test }: { pauses?: readonly number[]; node?: TestApp } = {},
) {
  const config = readConfig({ NODE_ENV: 'test', WEBHOOK_HOSTS: hosts.join(',') })
  const dispatcher = startDispatcher({ ...node, config, log: node.app.log }, { pauses, grace: 200 })
  open.push(dispatcher.stop)
  return dispatcher
}

const delivery = (id: number) =>
  test.db.selectFrom('deliveries').where('message_id', '=', id).selectAll().executeTakeFirstOrThrow()

const statusOf = (id: number) => expect.poll(async () => (await delivery(id)).status, { timeout: 10_000 })

const wake = () => test.live.tell([{ topic: 'deliveries' }])

describe('a webhook', () => {
  it('is signed as Standard Webhooks has it, and carries the message as the outbox does', async () => {
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
    const verified = new Webhook(secret).verify(
      webhook?.text ?? '',
      webhook?.headers as Record<string, string>,
    )
    expect(verified).toEqual({
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
    expect(() => new Webhook(newSecret()).verify(webhook?.text ?? '', webhook?.headers as never)).toThrow()
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

  it('is signed with all valid secrets, and no longer with one that has ended', async () => {
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
    const verify = (secret: string) =>
      new Webhook(secret).verify(webhook?.text ?? '', webhook?.headers as Record<string, string>)
    expect(verify(secret)).toEqual(verify(next))
    expect(() => verify(ended)).toThrow()
  })

  it('is not sent unsigned', async () => {
    const { receiver, siteowner, send } = await makeSite()
    await test.db.deleteFrom('webhook_secrets').where('siteowner_id', '=', siteowner.id).execute()
    const { id } = await send('Hello!')
    dispatch([receiver.host], { pauses: [] })
    await statusOf(id).toBe('dead')
    expect(receiver.received).toEqual([])
  })

  it('goes out at once when a message is sent, over a connection that stays open', async () => {
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

  it('waits for a dispatcher: what is pending at the start goes out', async () => {
    const { receiver, send } = await makeSite()
    const first = dispatch([receiver.host])
    await first.stop()
    const { id } = await send('While nobody dispatched')
    expect((await delivery(id)).status).toBe('pending')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
  })

  it('is no business of a site owner without an address', async () => {
    const { siteowner, send } = await makeSite()
    const { id } = await send('Hello!')
    await test.db
      .updateTable('siteowners')
      .set({ webhook_url: null })
      .where('id', '=', siteowner.id)
      .execute()
    dispatch([])
    await expect.poll(async () => (await delivery(id)).next_attempt_at).toBeNull()
    expect((await delivery(id)).status).toBe('pending')
  })
})

describe('an attempt that fails', () => {
  it('is repeated, with the same id and body', async () => {
    let left = 2
    const { receiver, secret, send } = await makeSite(() => ({ status: left-- > 0 ? 500 : 200 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map((webhook) => webhook.headers['webhook-id']))).toEqual(
      new Set([`msg_${id}`]),
    )
    expect(new Set(receiver.received.map((webhook) => webhook.text)).size).toBe(1)
    for (const webhook of receiver.received)
      expect(new Webhook(secret).verify(webhook.text, webhook.headers as Record<string, string>)).toBeTruthy()
  })

  it('waits longer and longer', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 503 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host], { pauses: [0.001, 100, 200] })
    await expect.poll(async () => (await delivery(id)).attempts).toBe(2)
    await expect.poll(() => secondsUntilNext(id)).toBeGreaterThan(80)
    expect(await secondsUntilNext(id)).toBeLessThan(120)
    expect(await delivery(id)).toMatchObject({ status: 'pending', last_error: 'HTTP 503' })
  })

  it('waits as long as the receiver asks', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await expect.poll(async () => (await delivery(id)).last_error).toBe('HTTP 429')
    expect(await secondsUntilNext(id)).toBeGreaterThan(3_500)
  })

  it('is the last one when the receiver says 410', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 410 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    expect(receiver.received).toHaveLength(1)
  })

  it('is the last one at the end of the schedule; the next message of the conversation goes on', async () => {
    const { receiver, send } = await makeSite(({ body }) => ({
      status: body.data.text === 'First' ? 500 : 200,
    }))
    const first = await send('First')
    const second = await send('Second')
    dispatch([receiver.host], { pauses: [0.001, 0.001] })
    await statusOf(first.id).toBe('dead')
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'First', 'First', 'Second'])
    expect(await delivery(first.id)).toMatchObject({ attempts: 3, next_attempt_at: null })
  })

  it('is one to an address where nobody listens', async () => {
    const { receiver, send } = await makeSite()
    await receiver.close()
    const { id } = await send('Hello!')
    dispatch([receiver.host], { pauses: [] })
    await statusOf(id).toBe('dead')
    expect((await delivery(id)).last_error).toMatch(/ECONNREFUSED/)
  })

  async function secondsUntilNext(id: number) {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_attempt_at - now())::float8 as seconds from deliveries where message_id = ${id}`.execute(
      test.db,
    )
    return rows[0]?.seconds ?? 0
  }
})

describe('a redirect', () => {
  it('is not followed', async () => {
    const target = await startReceiver()
    open.push(target.close)
    const { receiver, send } = await makeSite(() => ({ status: 307, headers: { location: target.url } }))
    const { id } = await send('Hello!')
    dispatch([receiver.host, target.host], { pauses: [] })
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
    await test.db
      .updateTable('siteowners')
      .set({ webhook_url: urlOf(port) })
      .where('id', '=', siteowner.id)
      .execute()
    const { id } = await send('Hello!')
    dispatch(['127.0.0.1:1'], { pauses: [] })
    await statusOf(id).toBe('dead')
    expect((await delivery(id)).last_error).toMatch(/private address/)
    expect(receiver.connections()).toBe(0)
  })

  it('allowed by name and port is reached', async () => {
    const { receiver, siteowner, send } = await makeSite()
    const host = `localhost:${receiver.host.split(':')[1]}`
    await test.db
      .updateTable('siteowners')
      .set({ webhook_url: `http://${host}/webhooks` })
      .where('id', '=', siteowner.id)
      .execute()
    const { id } = await send('Hello!')
    dispatch([host])
    await statusOf(id).toBe('delivered')
  })
})

describe('the order of a conversation', () => {
  it('is kept while the first message fails, and other conversations go on', async () => {
    let isDown = true
    const { receiver, siteowner, send } = await makeSite(({ body }) => ({
      status: isDown && body.data.text === 'First' ? 500 : 200,
    }))
    const other = await makeConversation(test.db, { siteowner })
    const first = await send('First')
    const second = await send('Second')
    const third = await send('Third')
    const elsewhere = await send('Elsewhere', other.id)
    dispatch([receiver.host], { pauses: Array.from({ length: 1_000 }, () => 0.02) })
    await statusOf(elsewhere.id).toBe('delivered')
    await expect.poll(() => receiver.texts().filter((text) => text === 'First').length).toBeGreaterThan(3)
    expect(receiver.texts()).not.toContain('Second')
    expect((await delivery(second.id)).attempts).toBe(0)
    isDown = false
    await statusOf(third.id).toBe('delivered')
    expect((await delivery(first.id)).status).toBe('delivered')
    const own = receiver.texts().filter((text) => text !== 'Elsewhere')
    expect(own.slice(own.lastIndexOf('First'))).toEqual(['First', 'Second', 'Third'])
  })

  it('goes on when the site says by itself that it has the message', async () => {
    const { receiver, siteowner, send } = await makeSite(({ body }) => ({
      status: body.data.text === 'First' ? 500 : 200,
    }))
    const first = await send('First')
    const second = await send('Second')
    dispatch([receiver.host], { pauses: [3_600] })
    await expect.poll(async () => (await delivery(first.id)).last_error).toBe('HTTP 500')
    await acknowledgeDelivery(test.db, siteowner, first.id)
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'Second'])
  })

  it('is kept by two nodes that send hundreds, each once', async () => {
    const { receiver, siteowner, send } = await makeSite()
    const conversations = await Promise.all(
      Array.from({ length: 20 }, () => makeConversation(test.db, { siteowner })),
    )
    const node = await startTestApp(test.url)
    open.push(node.close)
    dispatch([receiver.host])
    dispatch([receiver.host], { node })
    const sending = conversations.map(async ({ id }) => {
      const sent = []
      for (let index = 0; index < 15; index++) {
        sent.push(await send(`${id}`, id))
        wake()
      }
      return sent.map((message) => message.id)
    })
    const sent = await Promise.all(sending)
    for (const ids of sent) await statusOf(ids.at(-1) ?? 0).toBe('delivered')
    expect(receiver.received).toHaveLength(300)
    const byConversation = Map.groupBy(receiver.received, (webhook) => webhook.body.data.text)
    for (const [index, { id }] of conversations.entries())
      expect(byConversation.get(`${id}`)?.map((webhook) => webhook.body.data.id)).toEqual(sent[index])
  })
})

describe('a receiver that hangs', () => {
  it('does not keep other sites waiting, and stopping does not wait for it for ever', async () => {
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

describe('a dead delivery', () => {
  it('is replayed from the first attempt on, and it is recorded who did', async () => {
    let isGone = true
    const { receiver, operator, send } = await makeSite(() => ({ status: isGone ? 410 : 200 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    isGone = false
    expect(await replayDelivery(test.db, operator, id)).toBe(true)
    await statusOf(id).toBe('delivered')
    expect(new Set(receiver.received.map((webhook) => webhook.headers['webhook-id'])).size).toBe(1)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'delivery.replay')
      .where('subject_id', '=', id)
      .selectAll()
      .execute()
    expect(audit).toMatchObject([{ operator_id: operator.id, details: { last_error: 'HTTP 410' } }])
    expect(await replayDelivery(test.db, operator, id)).toBe(false)
    await expect(replayDelivery(test.db, operator, 999_999_999)).rejects.toMatchObject({
      code: 'delivery_not_found',
    })
  })
})
