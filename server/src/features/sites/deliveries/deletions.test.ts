import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'

const test = useTestApp()
const { dispatch, makeSite, statusOf, wake } = useWebhooks(test)

async function makeDeleted() {
  const site = await makeSite()
  const coach = await test.signedIn(await operatorOf(test, 'coach'))
  const { id } = await site.send('Call me on 0612')
  const remove = (messageId = id) => coach('DELETE', `/api/messages/${messageId}`)
  const restore = () => coach('POST', `/api/messages/${id}/undelete`)
  const events = () =>
    test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', site.siteowner.id)
      .where('deleted_message_id', 'is not', null)
      .select(['message_id', 'deleted_message_id'])
      .execute()
  /** As if the time were over in which a deletion can be undone. */
  const letLeave = () =>
    test.db
      .updateTable('deliveries')
      .set({ deliver_at: '2026-01-01T00:00:00Z', next_attempt_at: '2026-01-01T00:00:00Z' })
      .where('siteowner_id', '=', site.siteowner.id)
      .where('deleted_message_id', 'is not', null)
      .execute()
  const outbox = async () => (await test.site(site.siteowner.key)('GET', '/site/v1/outbox')).json().items
  return { ...site, coach, id, remove, restore, events, letLeave, outbox }
}

describe('a message that is deleted in the panel', () => {
  it('is deleted at the site, after it was sent there, once: by webhook and in the outbox', async () => {
    const { remove, events, letLeave, outbox, receiver, conversation, id } = await makeDeleted()
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(200)
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect((await outbox()).map(({ type }: { type: string }) => type)).not.toContain('message.deleted')
    await letLeave()
    dispatch([receiver.host])
    wake()
    await statusOf(event?.message_id ?? 0).toBe('delivered')
    const data = {
      id: event?.message_id,
      deleted_id: id,
      customer_external_id: conversation.customer.external_id,
      deleted_at: expect.any(String),
    }
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['message.sent', 'message.deleted'])
    expect(receiver.received.at(-1)?.body.data).toMatchObject(data)
    // The outbox waits for older transactions, also for those of other tests.
    await expect
      .poll(async () => (await outbox()).at(-1))
      .toMatchObject({ id: data.id, type: 'message.deleted', data })
  })

  it('stays at the site when the deletion is undone at once', async () => {
    const { remove, restore, events } = await makeDeleted()
    await remove()
    expect((await restore()).statusCode).toBe(200)
    expect(await events()).toEqual([])
    await remove()
    expect(await events()).toHaveLength(1)
  })

  it('is not told when it is a message of the customer, which the site has itself', async () => {
    const { remove, events, conversation } = await makeDeleted()
    const received = await makeReceived(test.db, { conversationId: conversation.id })
    expect((await remove(received.id)).statusCode).toBe(200)
    expect(await events()).toEqual([])
  })

  it('cannot be read by the customer: the event is no message', async () => {
    const { remove, events, letLeave, siteowner } = await makeDeleted()
    await remove()
    await letLeave()
    const [event] = await events()
    const path = `/site/v1/deliveries/${event?.message_id}`
    const call = test.site(siteowner.key)
    expect((await call('POST', `${path}/ack`)).json()).toMatchObject({ acknowledged: true })
    const read = await call('POST', `${path}/read`, { read_at: '2026-11-20T10:00:00Z' })
    expect(read.json().code).toBe('delivery_not_found')
  })
})
