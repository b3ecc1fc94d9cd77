import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating } from '../../../testing/escalating.ts'
import { askErasure } from './ask.ts'
import { eraseCustomers } from './work.ts'

const test = useTestApp()

/** A conversation in hand whose operator has never answered in it: they may not read it after the lease. */
async function makeErased() {
  const world = await makeEscalating(test)
  const { id, lease, operator, customer } = world
  await askErasure(test.db, test.secrets, { id: customer.id })
  const renew = (leaseId = lease.lease_id) => operator.call('POST', `/api/leases/${leaseId}/renew`, {})
  const act = (what: string, more: object = {}) => operator.act(id, what, { ...lease, ...more })
  return { ...world, renew, act }
}

const lostByErasure = { code: 'lease_lost', by: null, erased: true }

describe('a lease that an erasure has ended', () => {
  it('is refused with this reason when it is renewed and for each act, also after the erasure', async () => {
    const { renew, send, act } = await makeErased()
    const answers = async () => ({
      renew: await renew(),
      send: await send(),
      skip: await act('skip', { reason_words: 'busy' }),
      handover: await act('handover', { reason_words: 'busy' }),
      ignore: await act('ignore', { options: ['alert'], note: 'Rude' }),
      asked: await act('inquiry'),
      lifted: await act('inquiry/lift', { reason: 'Not so' }),
    })
    for (const moment of ['at once', 'later']) {
      for (const [way, answer] of Object.entries(await answers()))
        expect({ moment, way, ...answer.json() }).toMatchObject({ moment, way, ...lostByErasure })
      await eraseCustomers(test.db)
    }
  })

  it('is no attempt to read the chat of another: the audit log has no refusal', async () => {
    const { id, send } = await makeErased()
    await send()
    const refusals = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'conversation')
      .where('subject_id', '=', id)
      .select('action')
      .execute()
    expect(refusals.map(({ action }) => action)).not.toContain('access.refused')
  })

  it('is not the lease of another customer, nor one that ended before', async () => {
    const { site, renew } = await makeErased()
    await site.waiting()
    const { call, take, act } = await site.colleague()
    const { id, lease } = await take()
    await act(id, 'skip', { ...lease, reason_words: 'busy' })
    const lost = (await call('POST', `/api/leases/${lease.lease_id}/renew`, {})).json()
    expect(lost).toMatchObject({ code: 'lease_lost', by: null })
    expect(lost).not.toHaveProperty('erased')
    expect((await renew()).json()).toMatchObject(lostByErasure)
  })
})
