import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { makeEscalating, makeMaster } from '../../../testing/escalating.ts'
import { makeOperator, makeSiteowner } from '../../../testing/make.ts'

const test = useTestApp()

/** An escalation, and two masters of its site owner. */
async function makeAssigning() {
  const world = await makeEscalating(test)
  const { id } = (await world.escalate('distress')).json().escalation
  const bram = await makeMaster(test, world.site.siteowner)
  const ilse = await makeOperator(test.db, {
    name: 'Ilse M.',
    permissions_id: 177,
    siteowner_ids: [world.site.siteowner.id],
  })
  const assign = (
    operator_id: number | null,
    seen: number | null = null,
    call: Pick<typeof bram, keyof typeof bram> & typeof bram = bram,
  ) => call('POST', `/api/escalations/${id}/assign`, { operator_id, seen })
  return { ...world, id, bram, ilse, assign }
}

describe('an open escalation', () => {
  it('is assigned to oneself, then to another master, then to nobody, each with an entry of the audit log', async () => {
    const { id, bram, ilse, assign, site } = await makeAssigning()
    expect((await assign(bram.operator.id)).json()).toEqual({
      assigned: { id: bram.operator.id, name: 'Bram H.', at: expect.stringMatching(/Z$/) },
    })
    const list = await bram('GET', '/api/escalations?state=open')
    expect(list.json().items).toMatchObject([{ id, assigned: { name: 'Bram H.' } }])
    expect((await assign(ilse.id, bram.operator.id)).json()).toMatchObject({ assigned: { name: 'Ilse M.' } })
    // Repeated, with what the page showed before.
    expect((await assign(ilse.id, bram.operator.id)).statusCode).toBe(200)
    expect((await assign(null, ilse.id)).json()).toEqual({ assigned: null })
    const entries = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'escalation.assign')
      .where('siteowner_id', '=', site.siteowner.id)
      .select('details')
      .orderBy('id')
      .execute()
    expect(entries.map(({ details }) => details)).toEqual([
      { escalation_id: id, from: null, to: bram.operator.id },
      { escalation_id: id, from: bram.operator.id, to: ilse.id },
      { escalation_id: id, from: ilse.id, to: null },
    ])
  })

  it('that two masters assign at once has the first one; the second is told who', async () => {
    const { bram, ilse, assign } = await makeAssigning()
    const answers = await Promise.all([assign(bram.operator.id), assign(ilse.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    const stored = await test.db
      .selectFrom('escalations')
      .innerJoin('operators as o', 'o.id', 'escalations.assigned_to')
      .select(['o.id', 'o.name'])
      .where('o.id', 'in', [bram.operator.id, ilse.id])
      .executeTakeFirstOrThrow()
    expect(refused).toMatchObject({ code: 'edited_meanwhile', by: stored })
  })

  it('is assigned only to masters of its site owner who work here', async () => {
    const { bram, ilse, operator, assign, id } = await makeAssigning()
    const elsewhere = await makeOperator(test.db, {
      permissions_id: 177,
      siteowner_ids: [(await makeSiteowner(test.db)).id],
    })
    const suspended = await makeOperator(test.db, {
      permissions_id: 177,
      siteowner_ids: null,
      suspended_at: '2026-11-01T00:00:00Z',
    })
    for (const { id: operatorId } of [operator.operator, elsewhere, suspended])
      expect((await assign(operatorId)).json()).toMatchObject({ code: 'operator_not_found' })
    const masters = (await bram('GET', `/api/escalations/${id}/masters`)).json().items
    const ids = masters.map((master: { id: number }) => master.id)
    expect(ids).toContain(ilse.id)
    expect(ids).toContain(bram.operator.id)
    for (const one of [operator.operator, elsewhere, suspended]) expect(ids).not.toContain(one.id)
  })

  it('of another site owner is not there, and an operator may not assign', async () => {
    const { id, operator } = await makeAssigning()
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    const body = { operator_id: null, seen: null }
    expect((await stranger('POST', `/api/escalations/${id}/assign`, body)).statusCode).toBe(404)
    expect((await stranger('GET', `/api/escalations/${id}/masters`)).statusCode).toBe(404)
    expect((await operator.call('POST', `/api/escalations/${id}/assign`, body)).statusCode).toBe(403)
  })
})

it('a settled escalation is assigned to nobody any more: a stale list is told who settled it', async () => {
  const { id, bram, ilse, assign } = await makeAssigning()
  await bram('POST', `/api/escalations/${id}/settle`, {
    outcome: 'confirmed',
    effect: 'keep',
    note: 'Called',
  })
  expect((await assign(ilse.id)).json()).toMatchObject({
    code: 'escalation_settled',
    by: { name: 'Bram H.' },
  })
})

describe('the chats that wait for a master', () => {
  it('are listed with reason, words and who handed them over, the longest wait first; not those that are escalated', async () => {
    const { site, bram, operator, escalate } = await makeEscalating(test).then(async (world) => ({
      ...world,
      bram: await makeMaster(test, world.site.siteowner),
    }))
    const list = async () => (await bram('GET', '/api/handovers')).json().items
    expect(await list()).toEqual([])
    const anna = await site.colleague({ name: 'Anna V.' })
    const waiting = await site.waiting({ text: 'Where can we meet?' })
    const { lease } = await anna.take()
    await anna.act(waiting.id, 'handover', { reason_words: 'He asks to meet', ...lease })
    expect(await list()).toMatchObject([
      {
        by: { name: 'Anna V.' },
        reasons: [{ reason_code: null, reason_words: 'He asks to meet' }],
        text: 'Where can we meet?',
        conversation: { id: waiting.id },
      },
    ])
    const stranger = await makeMaster(test, await makeSiteowner(test.db))
    expect((await stranger('GET', '/api/handovers')).json().items).toEqual([])
    expect((await operator.call('GET', '/api/handovers')).statusCode).toBe(403)
    await escalate('threat')
    expect(await list()).toHaveLength(1)
    await bram('POST', `/api/conversations/${waiting.id}/escalate`, { kind: 'threat' })
    expect(await list()).toEqual([])
  })
})
