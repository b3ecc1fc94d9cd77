import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'
import { tellSite } from '../../conversations/holds/tell-site.ts'
import { acknowledgeDelivery } from '../acknowledge-delivery.ts'

const test = useTestApp()
const { delivery, dispatch, endsWith, makeSite, statusOf, wake } = useWebhooks(test)

describe('the order of a hold', () => {
  it('is kept: the site hears of the release after the hold, also when the first failed or waits', async () => {
    let isDown = true
    const { receiver, siteowner, conversation } = await makeSite(({ body }) => ({
      status: isDown && body.type === 'customer.held' ? 500 : 200,
    }))
    const hold = await test.db
      .insertInto('holds')
      .values({ customer_id: conversation.customer.id, kind: 'distress' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction(test.db, (tx) => tellSite(tx, hold.id, 'held'))
    await transaction(test.db, (tx) => tellSite(tx, hold.id, 'released'))
    const events = await test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', siteowner.id)
      .where('hold_id', '=', hold.id)
      .select('message_id')
      .orderBy('message_id')
      .execute()
    const [held, released] = events.map((event) => event.message_id)
    dispatch([receiver.host], { delays: Array.from({ length: 1_000 }, () => 0.02) })
    await expect.poll(() => receiver.received.length).toBeGreaterThan(3)
    const types = () => receiver.received.map(({ body }) => body.type)
    expect(types()).not.toContain('customer.released')
    expect((await delivery(released ?? 0)).attempts).toBe(0)
    isDown = false
    await statusOf(released ?? 0).toBe('delivered')
    expect((await delivery(held ?? 0)).status).toBe('delivered')
    expect(types().slice(-2)).toEqual(['customer.held', 'customer.released'])
  })
})

describe('the order of a conversation', () => {
  it('is kept while the first message fails, and other conversations continue', async () => {
    let isDown = true
    const { receiver, siteowner, send } = await makeSite(({ body }) => ({
      status: isDown && body.data.text === 'First' ? 500 : 200,
    }))
    const other = await makeConversation(test.db, { siteowner })
    const first = await send('First')
    const second = await send('Second')
    const third = await send('Third')
    const elsewhere = await send('Elsewhere', other.id)
    dispatch([receiver.host], { delays: Array.from({ length: 1_000 }, () => 0.02) })
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

  it('continues when the site acknowledges the message', async () => {
    const { receiver, siteowner, send } = await makeSite(({ body }) => ({
      status: body.data.text === 'First' ? 500 : 200,
    }))
    const first = await send('First')
    const second = await send('Second')
    dispatch([receiver.host], { delays: [3_600] })
    await expect.poll(async () => (await delivery(first.id)).last_error).toBe('HTTP 500')
    await acknowledgeDelivery(test.db, siteowner, first.id)
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'Second'])
  })

  it('is kept by two nodes that send hundreds of messages, each once', async () => {
    const { receiver, siteowner, send } = await makeSite()
    const conversations = await Promise.all(
      Array.from({ length: 20 }, () => makeConversation(test.db, { siteowner })),
    )
    const node = await startTestApp(test.url)
    endsWith(node.close)
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
