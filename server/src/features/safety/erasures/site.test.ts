import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { askErasure } from './ask.ts'
import { liftLegalHold, setLegalHold } from './legal-holds.ts'
import { eraseCustomers } from './work.ts'

const test = useTestApp()

/** A customer who waits for an answer, and calls of their site. */
async function makeErasable() {
  const site = await makeCustomerSite(test)
  const { id } = (await site.put(customer)).json()
  await site.write('I live in Zwolle')
  const path = `/site/v1/customers/${encodeURIComponent(site.externalId)}`
  const erase = (call = site.call) => call('DELETE', path)
  const state = () => site.call('GET', `${path}/erasure`)
  return { ...site, id: id as number, erase, state }
}

describe('a site that erases a customer', () => {
  it('gets the same erasure for each request, until and after it is done', async () => {
    const world = await makeErasable()
    expect((await world.state()).json().code).toBe('customer_not_found')
    const asked = await world.erase()
    expect(asked.json()).toMatchObject({ finished_at: null, counts: {} })
    expect((await world.erase()).json()).toEqual(asked.json())
    await eraseCustomers(test.db)
    expect((await world.state()).json()).toMatchObject({
      id: asked.json().id,
      finished_at: expect.any(String),
      counts: { messages: 1, received_ids: 1 },
    })
    expect((await world.erase()).json().id).toBe(asked.json().id)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('cannot send the customer or their messages again', async () => {
    const world = await makeErasable()
    await world.erase()
    expect((await world.put(customer)).json().code).toBe('customer_erased')
    expect((await world.write()).json()).toMatchObject({
      code: 'customer_erased',
      issues: [{ path: 'messages.0.customer_external_id', code: 'erased_customer' }],
    })
    const rows = await test.db
      .selectFrom('customers')
      .where('siteowner_id', '=', world.siteowner.id)
      .select(['name', 'external_id'])
      .execute()
    expect(rows).toEqual([{ name: `#${world.id}`, external_id: `erased ${world.id}` }])
  })

  it('that sends the customer at the same moment never leaves a second one', async () => {
    const world = await makeErasable()
    await Promise.all([world.put(customer), world.erase(), world.put(customer), world.erase()])
    const rows = await test.db
      .selectFrom('customers')
      .where('siteowner_id', '=', world.siteowner.id)
      .select('id')
      .execute()
    expect(rows).toEqual([{ id: world.id }])
  })

  it('reaches only its own customers', async () => {
    const world = await makeErasable()
    const other = await makeSiteowner(test.db)
    expect((await world.erase(test.site(other.key))).json().code).toBe('customer_not_found')
  })

  it('is refused while there is a legal hold, which is lifted later', async () => {
    const world = await makeErasable()
    await setLegalHold(test.db, world.id, 'The court asks for it', null)
    await expect(setLegalHold(test.db, world.id, 'Again', null)).rejects.toMatchObject({ code: 'already_so' })
    const refused = await world.erase()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'legal_hold'])
    await liftLegalHold(test.db, world.id, 'The case is over', null)
    expect((await world.erase()).statusCode).toBe(200)
    await expect(setLegalHold(test.db, world.id, 'Too late', null)).rejects.toMatchObject({
      code: 'customer_erased',
    })
    const audit = await test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'customer')
      .where('subject_id', '=', world.id)
      .where('action', 'like', 'customer.%')
      .select('action')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'customer.set_legal_hold',
      'customer.lift_legal_hold',
      'customer.erase',
    ])
  })
})

describe('an erased customer', () => {
  it('is not erased before a master has settled the escalation', async () => {
    const world = await makeEscalating(test)
    await world.escalate('distress')
    await expect(askErasure(test.db, test.secrets, { id: world.customer.id })).rejects.toMatchObject({
      code: 'escalation_open',
    })
  })

  it('gets nothing from a lease of before, and the conversation says so', async () => {
    const world = await makeEscalating(test)
    await askErasure(test.db, test.secrets, { id: world.customer.id })
    expect((await world.send()).statusCode).toBe(409)
    await eraseCustomers(test.db)
    const master = await makeMaster(test, world.siteowner)
    const { conversation } = (await master('GET', `/api/conversations/${world.id}`)).json()
    expect(conversation.customer.name).toBe(`#${world.customer.id}`)
    expect(conversation.customer.holds).toMatchObject([{ kind: 'erased', until: null }])
    const thread = (await master('GET', `/api/conversations/${world.id}/messages`)).json()
    expect(thread.items).toMatchObject([{ text: '—' }])
    const [hold] = (await world.holds()).filter(({ kind }) => kind === 'erased')
    expect((await master('POST', `/api/holds/${hold?.id}/release`, { reason: 'No' })).json().code).toBe(
      'hold_of_site',
    )
    expect(
      (await master('POST', `/api/conversations/${world.id}/take`, {})).statusCode,
    ).toBeGreaterThanOrEqual(400)
  })
})
