import type { EscalationKind } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeSiteowner } from '../../../testing/make.ts'
import { useWebhooks, verify } from '../../../testing/webhooks.ts'
import { askErasure } from '../../safety/erasures/ask.ts'

const test = useTestApp()
const { makeSite, dispatch } = useWebhooks(test)

/** A hold that a master has kept. */
async function makeKept(siteowner?: Parameters<typeof makeEscalating>[1], kind: EscalationKind = 'distress') {
  const world = await makeEscalating(test, siteowner)
  const { escalation } = (await world.escalate(kind)).json()
  const master = await makeMaster(test, world.siteowner)
  const [hold] = await world.holds()
  if (!hold) throw new Error('The escalation opens a hold')
  const settle = (effect: string, outcome = 'other') =>
    master('POST', `/api/escalations/${escalation.id}/settle`, { outcome, effect, note: 'As agreed' })
  const release = (reason = 'He is well again', call = master) =>
    call('POST', `/api/holds/${hold.id}/release`, { reason })
  const listed = async (query: string, call = master) =>
    (await call('GET', `/api/holds?${query}`)).json().items
  return { world, hold, escalation, master, settle, release, listed }
}

describe('releasing a hold', () => {
  it('needs the right and a reason, and puts the conversation back into its queue', async () => {
    const { world, hold, master, settle, release } = await makeKept()
    await settle('keep')
    const operator = Object.assign(world.operator.call, { operator: world.operator.operator })
    expect((await release('Because', operator)).json().code).toBe('not_allowed')
    expect((await release(' ')).statusCode).toBe(400)
    expect((await release()).statusCode).toBe(200)
    expect(await world.holds()).toMatchObject([
      { id: hold.id, released_by: master.operator.id, release_reason: 'He is well again' },
    ])
    expect(await world.item()).toMatchObject({ held: false })
    expect((await release()).json().code).toBe('already_so')
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'hold.release')
      .where('subject_id', '=', world.customer.id)
      .select(['operator_id', 'details'])
      .execute()
    expect(audit).toMatchObject([
      { operator_id: master.operator.id, details: { kind: 'distress', reason: 'He is well again' } },
    ])
  })

  it('is refused while its escalation is open, and for a master of another site owner', async () => {
    const { release } = await makeKept()
    expect((await release()).json().code).toBe('escalation_open')
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    expect((await release('Because', stranger)).json().code).toBe('hold_not_found')
  })

  it('is refused for that of a confirmed minor, by every way', async () => {
    const { world, master, hold, escalation } = await makeKept(undefined, 'possible_minor')
    const settle = (id: number, outcome: string, effect: string) =>
      master('POST', `/api/escalations/${id}/settle`, { outcome, effect, note: 'He is 15' })
    expect((await settle(escalation.id, 'confirmed', 'keep')).statusCode).toBe(200)
    const released = await master('POST', `/api/holds/${hold.id}/release`, { reason: 'Please' })
    expect(released.json()).toMatchObject({ status: 409, code: 'hold_stays' })

    // A later escalation of the same customer can be unfounded, and the hold stays.
    const later = (await world.escalate('possible_minor')).json().escalation
    expect((await settle(later.id, 'unfounded', 'release')).json().code).toBe('effect_not_allowed')
    const { escalation: open } = (await master('GET', `/api/escalations/${later.id}`)).json()
    expect(open.hold).toMatchObject({ id: hold.id, stays: true })
    expect((await settle(later.id, 'unfounded', 'keep')).statusCode).toBe(200)
    const undone = (await world.escalate('possible_minor')).json().escalation
    expect((await world.operator.call('POST', `/api/escalations/${undone.id}/undo`)).statusCode).toBe(200)

    for (const change of [
      { released_at: sql<string>`now()` },
      { until: sql<string>`now()` },
      { stays: false },
    ])
      await expect(
        test.db.updateTable('holds').set(change).where('id', '=', hold.id).execute(),
      ).rejects.toMatchObject({ code: 'PN410' })
    expect(await world.holds()).toMatchObject([{ id: hold.id, released_at: null, stays: true }])
    expect(await world.item()).toMatchObject({ held: true })
  })

  it('is refused for holds of the site', async () => {
    const { put, siteowner } = await makeCustomerSite(test)
    const { id } = (await put({ ...customer, limits: { spending_confirmation_needed: true } })).json()
    const master = await makeMaster(test, siteowner)
    const [hold] = (await master('GET', '/api/holds?state=open')).json().items
    expect(hold).toMatchObject({ kind: 'spending_limit', by: null, customer: { id } })
    const answer = await master('POST', `/api/holds/${hold.id}/release`, { reason: 'Please' })
    expect(answer.json()).toMatchObject({ status: 409, code: 'hold_of_site' })
  })
})

describe('the board of holds', () => {
  it('says who is on hold, why, since when and by whom, and what was released', async () => {
    const { world, hold, escalation, settle, release, listed } = await makeKept()
    expect(await listed('state=open')).toMatchObject([
      {
        id: hold.id,
        kind: 'distress',
        by: { name: 'Sanne W.' },
        customer: { id: world.customer.id },
        conversation_id: world.id,
        chat_count: 2,
        escalation_id: escalation.id,
        released: null,
      },
    ])
    await settle('keep')
    expect(await listed('state=open&kind=distress')).toMatchObject([{ escalation_id: null }])
    expect(await listed('state=open&kind=threat')).toEqual([])
    expect(await listed(`state=open&operator_id=${world.operator.operator.id}`)).toHaveLength(1)
    await release()
    expect(await listed('state=open')).toEqual([])
    expect(await listed('state=released')).toMatchObject([
      { released: { by: { name: 'Bram H.' }, reason: 'He is well again' } },
    ])
  })

  it('has nothing of other site owners, and is exported as CSV', async () => {
    const { hold, master, listed } = await makeKept()
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    expect(await listed('state=open', stranger)).toEqual([])
    const file = await master('GET', '/api/holds.csv?state=open')
    expect(file.statusCode).toBe(200)
    expect(file.body).toContain(`${hold.id},"distress"`)
  })
})

describe('the site', () => {
  it('hears by webhook of a hold and of its release', async () => {
    const { receiver, siteowner, secret } = await makeSite()
    const { world, hold, settle } = await makeKept(siteowner)
    await settle('release')
    // The operator could still undo it.
    await test.db.updateTable('deliveries').set({ next_attempt_at: '2026-01-01T00:00:00Z' }).execute()
    dispatch([receiver.host])
    await expect.poll(() => receiver.received.length).toBe(2)
    const events = receiver.received.map((webhook) => verify(webhook, secret))
    const data = { hold_id: hold.id, kind: 'distress', customer_external_id: world.customer.external_id }
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'customer.held', data: expect.objectContaining(data) }),
        expect.objectContaining({
          type: 'customer.released',
          data: expect.objectContaining({ ...data, released_at: expect.stringMatching(/Z$/) }),
        }),
      ]),
    )
  })

  it('reads the same in its outbox, with the cursor of the messages, once the operator can no longer undo it', async () => {
    const { siteowner } = await makeSite()
    await test.db
      .updateTable('siteowners')
      .set({ webhook_url: null })
      .where('id', '=', siteowner.id)
      .execute()
    const { world, hold, settle } = await makeKept(siteowner)
    const call = test.site(siteowner.key)
    const read = async () => (await call('GET', '/site/v1/outbox')).json().items
    await settle('release')
    expect(await read()).toEqual([])
    await test.db
      .updateTable('deliveries')
      .set({ deliver_at: '2026-01-01T00:00:00Z' })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    await expect.poll(read).toMatchObject([
      { type: 'customer.held', data: { hold_id: hold.id, kind: 'distress', by_people: true } },
      { type: 'customer.released', data: { hold_id: hold.id, released_at: expect.stringMatching(/Z$/) } },
    ])
    const [held] = await read()
    expect((await call('POST', `/site/v1/deliveries/${held.id}/ack`)).json()).toEqual({
      id: held.id,
      acknowledged: true,
    })
    await askErasure(test.db, test.secrets, { id: world.customer.id })
    expect(await read()).toEqual([])
  })

  it('hears nothing of an escalation that was undone at once', async () => {
    const { siteowner } = await makeSite()
    const world = await makeEscalating(test, siteowner)
    const { escalation } = (await world.escalate()).json()
    await world.operator.call('POST', `/api/escalations/${escalation.id}/undo`)
    const deliveries = await test.db
      .selectFrom('deliveries')
      .where('siteowner_id', '=', siteowner.id)
      .selectAll()
      .execute()
    expect(deliveries).toEqual([])
  })

  it('can ask for the holds of a customer', async () => {
    const { put, call, externalId } = await makeCustomerSite(test)
    await put({ ...customer, limits: { spending_confirmation_needed: true } })
    const path = (id: string) => `/site/v1/customers/${encodeURIComponent(id)}/holds`
    const { holds } = (await call('GET', path(externalId))).json()
    expect(holds).toMatchObject([
      { kind: 'spending_limit', by_people: false, customer_external_id: externalId, released_at: null },
    ])
    expect((await call('GET', path('unknown'))).json().code).toBe('customer_not_found')
  })
})
