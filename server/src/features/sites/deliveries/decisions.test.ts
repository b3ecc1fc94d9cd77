import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeSupervisor, settle } from '../../../testing/make-reports.ts'
import { useWebhooks, verify } from '../../../testing/webhooks.ts'

const test = useTestApp()
const { dispatch, makeSite, statusOf, wake } = useWebhooks(test)

/** A site whose customer complains, and a coach with the case. */
async function makeComplaint() {
  const site = await makeSite()
  const { conversation, siteowner } = site
  await site.send('Send me money')
  const call = test.site(siteowner.key)
  const body = {
    external_id: `k-${siteowner.id}`,
    customer_external_id: conversation.customer.external_id,
    profile_external_id: conversation.profile.external_id,
    text: 'She wants my money.',
    complained_at: '2026-11-20T10:00:00Z',
  }
  expect((await call('POST', '/site/v1/complaints', body)).statusCode).toBe(200)
  const coach = await makeSupervisor(test, siteowner)
  const [{ id }] = (await coach('GET', '/api/message-reports?state=open&source=site')).json().items
  const caseId: number = id
  const again = (act: 'undo' | 'reopen') => coach('POST', `/api/message-reports/${caseId}/${act}`)
  const events = () =>
    test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', siteowner.id)
      .where('complaint_id', 'is not', null)
      .select(['message_id', 'status'])
      .orderBy('message_id')
      .execute()
  /** As if the time were over in which a decision can be undone. */
  const letLeave = () =>
    test.db
      .updateTable('deliveries')
      .set({ deliver_at: '2026-01-01T00:00:00Z', next_attempt_at: '2026-01-01T00:00:00Z' })
      .where('siteowner_id', '=', siteowner.id)
      .where('complaint_id', 'is not', null)
      .where('status', '=', 'pending')
      .execute()
  const decided = async () =>
    (await call('GET', '/site/v1/outbox'))
      .json()
      .items.filter(({ type }: { type: string }) => type === 'complaint.decided')
  return { ...site, body, call, coach, caseId, again, events, letLeave, decided }
}

describe('the decision about a complaint', () => {
  it('is told to the site, signed, by webhook and in the outbox, when it can no longer be undone', async () => {
    const { coach, caseId, events, letLeave, decided, receiver, secret, body } = await makeComplaint()
    expect((await settle(coach, caseId, 'hide')).statusCode).toBe(200)
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect(await decided()).toEqual([])
    await letLeave()
    dispatch([receiver.host])
    wake()
    await statusOf(event?.message_id ?? 0).toBe('delivered')
    const data = {
      id: event?.message_id,
      external_id: body.external_id,
      customer_external_id: body.customer_external_id,
      profile_external_id: body.profile_external_id,
      decision: 'founded',
      decided_at: expect.any(String),
    }
    expect(verify(receiver.received.at(-1), secret)).toMatchObject({ type: 'complaint.decided', data })
    // The outbox waits for older transactions, also for those of other tests.
    await expect.poll(decided).toMatchObject([{ id: data.id, type: 'complaint.decided', data }])
  })

  it('is not told when it is undone, and told once when it is taken again', async () => {
    const { coach, caseId, again, events, letLeave, decided } = await makeComplaint()
    await settle(coach, caseId, 'hide')
    expect((await again('undo')).statusCode).toBe(200)
    expect(await events()).toEqual([])
    await settle(coach, caseId, 'unfounded')
    await letLeave()
    await expect.poll(decided).toMatchObject([{ data: { decision: 'unfounded' } }])
  })

  it('is told again when the case was opened again', async () => {
    const { coach, caseId, again, events, letLeave, decided, receiver } = await makeComplaint()
    dispatch([receiver.host])
    await settle(coach, caseId, 'unfounded')
    await letLeave()
    wake()
    const [told] = await events()
    await statusOf(told?.message_id ?? 0).toBe('delivered')
    await again('reopen')
    expect(await decided()).toEqual([])
    await settle(coach, caseId, 'hide')
    await letLeave()
    wake()
    const newest = (await events()).at(-1)
    await statusOf(newest?.message_id ?? 0).toBe('delivered')
    const arrived = receiver.received
      .filter(({ body }) => body.type === 'complaint.decided')
      .map(({ body }) => body.data)
    expect(arrived).toMatchObject([{ decision: 'unfounded' }, { decision: 'founded' }])
    await expect.poll(decided).toMatchObject([{ id: newest?.message_id, data: { decision: 'founded' } }])
  })

  it('is no message that the customer can read', async () => {
    const { coach, caseId, events, letLeave, call } = await makeComplaint()
    await settle(coach, caseId, 'unfounded')
    await letLeave()
    const [event] = await events()
    const path = `/site/v1/deliveries/${event?.message_id}`
    expect((await call('POST', `${path}/ack`)).json()).toMatchObject({ acknowledged: true })
    const read = await call('POST', `${path}/read`, { read_at: '2026-11-20T10:00:00Z' })
    expect(read.json().code).toBe('delivery_not_found')
  })

  it('is not told about a customer who was erased', async () => {
    const { coach, caseId, events, call, body, decided, letLeave } = await makeComplaint()
    await settle(coach, caseId, 'hide')
    await letLeave()
    expect((await call('DELETE', `/site/v1/customers/${body.customer_external_id}`)).statusCode).toBe(200)
    expect(await decided()).toEqual([])
    expect(await events()).toHaveLength(1)
    expect((await call('POST', '/site/v1/complaints', { ...body, external_id: 'k-later' })).json().code).toBe(
      'conversation_not_found',
    )
  })
})
