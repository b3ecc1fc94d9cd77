import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { useWebhooks, verify } from '../../../testing/webhooks.ts'
import { replayDelivery } from './replay.ts'

const test = useTestApp()
const { delivery, dispatch, makeSite, statusOf } = useWebhooks(test)

describe('a failed attempt', () => {
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
    for (const webhook of receiver.received) expect(verify(webhook, secret)).toBeTruthy()
  })

  it('is repeated at growing intervals', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 503 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host], { delays: [0.001, 100, 200] })
    await expect.poll(async () => (await delivery(id)).attempts).toBe(2)
    await expect.poll(() => secondsUntilNext(id)).toBeGreaterThan(80)
    expect(await secondsUntilNext(id)).toBeLessThan(120)
    expect(await delivery(id)).toMatchObject({ status: 'pending', last_error: 'HTTP 503' })
  })

  it('is repeated when the receiver asks for it', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 429, headers: { 'retry-after': '3600' } }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await expect.poll(async () => (await delivery(id)).last_error).toBe('HTTP 429')
    expect(await secondsUntilNext(id)).toBeGreaterThan(3_500)
  })

  it('is the last one when the response is 410', async () => {
    const { receiver, send } = await makeSite(() => ({ status: 410 }))
    const { id } = await send('Hello!')
    dispatch([receiver.host])
    await statusOf(id).toBe('dead')
    expect(receiver.received).toHaveLength(1)
  })

  it('is the last one at the end of the schedule; then the next message of the conversation is sent', async () => {
    const { receiver, send } = await makeSite(({ body }) => ({
      status: body.data.text === 'First' ? 500 : 200,
    }))
    const first = await send('First')
    const second = await send('Second')
    dispatch([receiver.host], { delays: [0.001, 0.001] })
    await statusOf(first.id).toBe('dead')
    await statusOf(second.id).toBe('delivered')
    expect(receiver.texts()).toEqual(['First', 'First', 'First', 'Second'])
    expect(await delivery(first.id)).toMatchObject({ attempts: 3, next_attempt_at: null })
  })

  it('can be one to an address without a listener', async () => {
    const { receiver, send } = await makeSite()
    await receiver.close()
    const { id } = await send('Hello!')
    dispatch([receiver.host], { delays: [] })
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

describe('a dead delivery', () => {
  it('is retried from the first attempt on, with an audit entry', async () => {
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
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([{ operator_id: operator.id, details: { last_error: 'HTTP 410' } }])
    expect(await replayDelivery(test.db, operator, id)).toBe(false)
    await expect(replayDelivery(test.db, operator, 999_999_999)).rejects.toMatchObject({
      code: 'delivery_not_found',
    })
  })
})
