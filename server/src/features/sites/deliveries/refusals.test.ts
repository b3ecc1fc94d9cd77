import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'
import type { ReceivedWebhook } from '../../../testing/receiver.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'
import { replayDelivery } from './replay.ts'
import { refusingStatuses } from './site-answer.ts'

const test = useTestApp()
const { delivery, dispatch, makeSite, statusOf } = useWebhooks(test)

const refuses = (status: number, body: object | string) => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const left = { code: 'customer_left', reason: 'The customer has closed the chat' }

describe('a site that refuses a message with a code and a reason', () => {
  it.each(refusingStatuses)('ends it with %i, and the next one goes on', async (status) => {
    const { receiver, send } = await makeSite(({ body }) =>
      body.data.text === 'First' ? refuses(status, left) : { status: 204 },
    )
    const first = await send('First')
    const second = await send('Second')
    dispatch([receiver.host])
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'Second'])
    expect(await delivery(first.id)).toMatchObject({
      status: 'dead',
      attempts: 1,
      next_attempt_at: null,
      refusal_code: left.code,
      refusal_reason: left.reason,
      last_error: `HTTP ${status}: ${JSON.stringify(left)}`,
    })
  })

  it('is tried again when the status is another one, or the code and the reason are not there', async () => {
    const answers = [
      refuses(500, left),
      refuses(401, left),
      refuses(404, '<h1>Not found</h1>'),
      refuses(422, { code: 'no_reason' }),
      refuses(400, { code: 'Not a code!', reason: 'No' }),
      refuses(409, '{"code": "cut_of'),
      refuses(999, left),
      { status: 200 },
    ]
    const { receiver, send } = await makeSite(() => answers.shift() ?? { status: 200 })
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    expect(receiver.received).toHaveLength(8)
  })

  it('can say nothing with 410', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 410 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    expect(await delivery(id)).toMatchObject({
      refusal_code: 'gone',
      refusal_reason: null,
      last_error: 'HTTP 410',
    })
  })

  it('does not hide, turn or flood what stands beside its reason', async () => {
    const reason = `One\u0000\u0007 \u202etxet\u2066\n\n${'x'.repeat(10_000)}`
    const { receiver, send } = await makeSite(() => refuses(422, { code: 'spam', reason }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    const { refusal_reason, last_error } = await delivery(id)
    expect(refusal_reason).toMatch(/^One\uFFFD\[U\+0007\] \[U\+202E\]txet\[U\+2066\] x+$/)
    expect(refusal_reason).toHaveLength(300)
    expect(last_error).toHaveLength('HTTP 422: '.length + 500)
  })

  it('is not read further than 64 KB: 30 MB are an answer like any other', async () => {
    const large = JSON.stringify({ ...left, more: 'x'.repeat(30_000_000) })
    const answers = [refuses(422, large), { status: 200, body: large }]
    const { receiver, send } = await makeSite(() => answers.shift() ?? { status: 500 })
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('delivered')
    expect(receiver.received).toHaveLength(2)
  })

  it('may refuse a thousand at once', async () => {
    const { receiver, siteowner, operator, send } = await makeSite(() => refuses(409, left))
    const chats = await Promise.all(
      Array.from({ length: 100 }, () => makeConversation(test.db, { siteowner })),
    )
    for (const { id } of chats)
      await Promise.all(Array.from({ length: 10 }, (_, index) => send(`${operator.id} ${index}`, id)))
    dispatch([receiver.host])
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const counts = async () => (await admin('GET', `/api/siteowners/${siteowner.id}`)).json()
    await expect.poll(async () => (await counts()).refused_deliveries, { timeout: 30_000 }).toBe(1_000)
    expect(await counts()).toMatchObject({ dead_deliveries: 1_000, stuck_deliveries: 0 })
    expect(receiver.received).toHaveLength(1_000)
  }, 60_000)

  it('shows its reason to the operator beside the message, and it is gone after a replay', async () => {
    let isOpen = false
    const { receiver, operator, conversation, send } = await makeSite(() =>
      isOpen ? { status: 204 } : refuses(404, left),
    )
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const shown = async () =>
      (await admin('GET', `/api/conversations/${conversation.id}/messages`)).json().items.at(-1)
    expect(await shown()).toMatchObject({ id, delivery: 'dead', refusal: left })
    const listed = async () => (await admin('GET', '/api/conversations?status=answered')).json().items
    expect(await listed()).toContainEqual(
      expect.objectContaining({ id: conversation.id, is_undelivered: true }),
    )
    isOpen = true
    await replayDelivery(test.db, operator, id)
    await statusOf(id).toBe('delivered')
    expect(await shown()).toMatchObject({ id, delivery: 'delivered', refusal: null })
    expect(await listed()).toContainEqual(
      expect.objectContaining({ id: conversation.id, is_undelivered: false }),
    )
  })

  it('does not get its words into the audit log', async () => {
    const { receiver, operator, send } = await makeSite(() => refuses(400, left))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    await replayDelivery(test.db, operator, id)
    const { details } = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'delivery.replay')
      .where('subject_id', '=', id)
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ last_error: 'HTTP 400' })
  })
})

describe('the first success after an outage', () => {
  const isDown = { current: true }
  const answers = ({ body }: ReceivedWebhook) =>
    body.data.text === 'Never' || isDown.current ? { status: 503, body: 'Down' } : { status: 204 }
  const slow = [0.001, ...Array.from({ length: 20 }, () => 1_000)]

  it('wakes what waits for the site, in order', async () => {
    isDown.current = true
    const { receiver, siteowner, send } = await makeSite(answers)
    const sent = [await send('One'), await send('Two')]
    dispatch([receiver.host], { delays: slow })
    await expect.poll(async () => (await delivery(sent[0]?.id ?? 0)).attempts).toBe(2)
    const admin = await test.signedIn(await operatorOf(test, 'admin'))
    const stuck = async () => (await admin('GET', `/api/siteowners/${siteowner.id}`)).json().stuck_deliveries
    await expect.poll(stuck).toBe(2)
    isDown.current = false
    const other = await makeConversation(test.db, { siteowner })
    const first = await send('Three', other.id)
    await test.live.sendHints([{ topic: 'deliveries' }])
    for (const { id } of [first, ...sent]) await statusOf(id).toBe('delivered')
    expect(receiver.texts().slice(-3)).toEqual(['Three', 'One', 'Two'])
    expect(await stuck()).toBe(0)
  })

  it('makes a message that always fails not fail faster: it is woken five times, and keeps its intervals', async () => {
    isDown.current = false
    const { receiver, siteowner, send } = await makeSite(answers)
    const never = await send('Never')
    dispatch([receiver.host], { delays: slow })
    const other = await makeConversation(test.db, { siteowner })
    const attempts = async () => (await delivery(never.id)).attempts
    await expect.poll(attempts).toBeGreaterThan(1)
    for (let count = 0; count < 12; count++) {
      const { id } = await send(`${count}`, other.id)
      await test.live.sendHints([{ topic: 'deliveries' }])
      await statusOf(id).toBe('delivered')
    }
    await expect.poll(async () => (await delivery(never.id)).wakes).toBe(5)
    expect(await attempts()).toBeLessThanOrEqual(7)
    expect(await delivery(never.id)).toMatchObject({ status: 'pending', last_error: 'HTTP 503: Down' })
  })

  it('does not wake what the site has asked to wait', async () => {
    let asks = true
    const { receiver, siteowner, send } = await makeSite(() => {
      if (!asks) return { status: 204 }
      asks = false
      return { status: 429, headers: { 'retry-after': '3600' } }
    })
    const later = await send('Later')
    dispatch([receiver.host])
    await expect.poll(async () => (await delivery(later.id)).last_error).toBe('HTTP 429')
    const other = await makeConversation(test.db, { siteowner })
    const { id } = await send('Now', other.id)
    await test.live.sendHints([{ topic: 'deliveries' }])
    await statusOf(id).toBe('delivered')
    expect(await delivery(later.id)).toMatchObject({ status: 'pending', attempts: 1, wakes: 0 })
  })
})
