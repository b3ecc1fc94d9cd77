import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { operatorOf } from '../../../testing/endpoints/callers.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'

const test = useTestApp()
const reason_words = 'He asks to meet'

const itemOf = (id: number) =>
  test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirst()
const handoversOf = (id: number) =>
  test.db.selectFrom('handovers').where('conversation_id', '=', id).selectAll().orderBy('id').execute()

/** A conversation that Anna has just handed over, and a master who has it in hand. */
async function handedOver() {
  const staffedSite = await makeStaffedSite(test)
  const { id } = await staffedSite.waiting()
  const anna = await staffedSite.colleague({ name: 'Anna V.' })
  const before = await itemOf(id)
  const first = await anna.take()
  const answer = await anna.act(id, 'handover', { reason_words, ...first.lease })
  expect(answer.statusCode).toBe(200)
  // This also creates the account level of masters.
  await operatorOf(test, 'master')
  const master = await staffedSite.colleague({ permissions_id: 175 })
  return { staffedSite, id, anna, master, before, first }
}

describe('handing over', () => {
  it('keeps the place in the queue, for masters, and shows the master who did it, why and when', async () => {
    const { id, anna, master, before } = await handedOver()
    expect(await itemOf(id)).toMatchObject({ for_master: true, due_at: before?.due_at, lease_id: null })
    await master.take()
    const { conversation } = (await master.call('GET', `/api/conversations/${id}`)).json()
    expect(conversation.handover).toEqual({
      by: { id: anna.operator.id, name: 'Anna V.' },
      reasons: [{ reason_code: null, reason_words }],
      at: expect.stringMatching(/Z$/),
    })
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.handover')
      .where('subject_id', '=', id)
      .select(['operator_id', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([{ operator_id: anna.operator.id, details: { reason_code: null } }])
  })

  it('offers the conversation only to masters, before all others', async () => {
    const { staffedSite, id, anna, master } = await handedOver()
    const older = await staffedSite.waiting({ seconds: 3_600 })
    expect((await anna.take()).id).toBe(older.id)
    await anna.call('POST', '/api/queues/reply/claim', { exclude: [older.id] })
    expect((await master.take()).id).toBe(id)
    const answer = await anna.call('POST', '/api/queues/reply/claim', { exclude: [older.id] })
    expect(answer.json().conversation).toBeNull()
  })

  it('hides the name from team 21 below level 150', async () => {
    const { staffedSite, id } = await handedOver()
    await test.db
      .updateTable('queue_items')
      .set({ for_master: false })
      .where('conversation_id', '=', id)
      .execute()
    const bram = await staffedSite.colleague({ team_id: 21 })
    await bram.take()
    const { conversation } = (await bram.call('GET', `/api/conversations/${id}`)).json()
    expect(conversation.handover).toMatchObject({
      by: { name: null },
      reasons: [{ reason_code: null, reason_words }],
    })
  })

  it('can be repeated after a lost response, and acts once', async () => {
    const { id, anna, first, master } = await handedOver()
    await master.take()
    expect((await anna.act(id, 'handover', { reason_words, ...first.lease })).statusCode).toBe(200)
    expect(await handoversOf(id)).toHaveLength(1)
  })

  it('is refused with the lease of another action, without a reason, and after the answer', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    const anna = await colleague()
    const { lease, in_reply_to } = await anna.take()
    expect((await anna.act(id, 'handover', { reason_words: ' ', ...lease })).json()).toMatchObject({
      issues: [{ path: 'reason_words' }],
    })
    await anna.call(
      'POST',
      `/api/conversations/${id}/messages`,
      { ...lease, in_reply_to, text: 'Hello' },
      { 'idempotency-key': randomUUID() },
    )
    expect((await anna.act(id, 'handover', { reason_words, ...lease })).json().code).toBe('nothing_waits')
    const other = await waiting()
    const second = await anna.take()
    expect(second.id).toBe(other.id)
    await anna.act(other.id, 'skip', { reason_words, ...second.lease })
    expect((await anna.act(other.id, 'handover', { reason_words, ...second.lease })).json().code).toBe(
      'lease_lost',
    )
    expect(await handoversOf(other.id)).toEqual([])
  })

  it('ends when a master answers', async () => {
    const { id, master } = await handedOver()
    const { lease, in_reply_to } = await master.take()
    await master.call(
      'POST',
      `/api/conversations/${id}/messages`,
      { ...lease, in_reply_to, text: 'We can’t meet' },
      { 'idempotency-key': randomUUID() },
    )
    expect(await handoversOf(id)).toMatchObject([
      { ended_by: master.operator.id, ended_at: expect.stringMatching(/Z$/) },
    ])
    expect(await itemOf(id)).toMatchObject({ for_master: false, due_at: null })
    const { conversation } = (await master.call('GET', `/api/conversations/${id}`)).json()
    expect(conversation.handover).toBeNull()
  })
})

describe('giving back', () => {
  it('ends the handover, unanswered, at the old place; a repetition acts once', async () => {
    const { id, master, before } = await handedOver()
    const { lease } = await master.take()
    for (let times = 0; times < 2; times++)
      expect((await master.act(id, 'give-back', lease)).statusCode).toBe(200)
    expect(await itemOf(id)).toMatchObject({ for_master: false, due_at: before?.due_at, lease_id: null })
    expect(await handoversOf(id)).toMatchObject([{ ended_by: master.operator.id }])
    const audit = await test.db
      .selectFrom('audit_log')
      .where('action', '=', 'conversation.give_back')
      .where('subject_id', '=', id)
      .select('operator_id')
      .orderBy('id')
      .execute()
    expect(audit).toEqual([{ operator_id: master.operator.id }])
  })

  it('needs the right, the lease, and an open handover', async () => {
    const { staffedSite, id, anna, master, first } = await handedOver()
    expect((await anna.act(id, 'give-back', first.lease)).json().code).toBe('not_allowed')
    expect((await master.act(id, 'give-back', first.lease)).json().code).toBe('lease_lost')
    const given = await master.take()
    await master.act(id, 'give-back', given.lease)
    const other = await staffedSite.waiting({ seconds: 3_600 })
    const { lease } = await master.take()
    expect((await master.act(other.id, 'give-back', lease)).json().code).toBe('not_handed_over')
  })
})
