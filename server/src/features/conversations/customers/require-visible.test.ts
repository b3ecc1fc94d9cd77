import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { coachOf, inHand } from '../../../testing/customer-in-hand.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'
import { securityEventsOf } from '../../../testing/security-events.ts'

const test = useTestApp()

describe('a customer', () => {
  it('is not found by operators who may read no conversation of theirs; the attempt is recorded', async () => {
    const { path, customer } = await inHand(test)
    const { id } = await customer()
    const stranger = await makeOperator(test.db)
    const call = await test.signedIn(stranger)
    for (const refused of [
      await call('PATCH', path, { facts: { job: 'Spy' } }),
      await call('GET', `${path}/notes`),
      await call('POST', `${path}/notes`, { text: 'Hello' }),
      await call('DELETE', `${path}/notes/1`),
    ])
      expect(refused.json()).toMatchObject({ status: 404, code: 'customer_not_found' })
    expect((await call('PATCH', '/api/customers/999999', {})).json().code).toBe('customer_not_found')
    const events = await securityEventsOf(test, stranger)
    expect(events).toMatchObject(
      Array(4).fill({ kind: 'foreign_id', subjects: [`customer ${id}`], count: 1 }),
    )
  })

  it('is found by a coach of their site owner, and by no other', async () => {
    const { edit, siteowner } = await inHand(test)
    expect((await edit({ job: 'Nurse' }, undefined, await coachOf(test, siteowner.id))).statusCode).toBe(200)
    const elsewhere = await coachOf(test, (await makeSiteowner(test.db)).id)
    expect((await edit({ job: 'Spy' }, undefined, elsewhere)).statusCode).toBe(404)
  })

  it('is still found by operators who have answered them', async () => {
    const { call, path, id, edit } = await inHand(test)
    const { lease } = (await call('POST', '/api/queues/reply/claim', {})).json()
    const { conversation } = (await call('GET', `/api/conversations/${id}`)).json()
    const sent = await call(
      'POST',
      `/api/conversations/${id}/messages`,
      { lease_id: lease.id, epoch: lease.epoch, in_reply_to: conversation.in_reply_to, text: 'Hello' },
      { 'idempotency-key': 'answer-once' },
    )
    expect(sent.statusCode).toBe(200)
    await call('POST', `/api/leases/${lease.id}/release`)
    expect((await edit({ job: 'Nurse' })).statusCode, path).toBe(200)
  })
})
