import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp, useTestApp } from '../../../testing/app.ts'
import { claimingOf, inHandOf } from '../../../testing/claiming.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeSkip, makeWaiting } from '../../../testing/make-conversations.ts'
import { makeTaker } from '../../../testing/taker.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'

const test = useTestApp()
const { operatorIn, claim } = claimingOf(test)

let count = 0
/** A language that no other test uses, so that the tests do not claim each other's conversations. */
const newLanguage = () => `x${String.fromCharCode(97 + count++)}`

const expire = (id: number) =>
  test.db
    .updateTable('queue_items')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('conversation_id', '=', id)
    .execute()

/** A conversation whose operator has lost it, because the lease ended without input. */
async function makeLost({ isSwept = true }: { isSwept?: boolean } = {}) {
  const language = newLanguage()
  const waiting = await makeWaiting(test.db, { language, seconds: 30 })
  const operator = await operatorIn(language)
  const { lease } = await claim(operator)
  await expire(waiting.id)
  if (isSwept) await sweepExpired(test.db)
  return { ...waiting, language, operator, lease }
}

const takeBack = async ({ call }: { call: Awaited<ReturnType<typeof test.signedIn>> }, id: number) =>
  (await call('POST', `/api/conversations/${id}/take-back`)).json()

const change = (id: number, values: { for_master?: boolean; held?: boolean; kind?: 'poke' }) =>
  test.db.updateTable('queue_items').set(values).where('conversation_id', '=', id).execute()

describe('taking back a lost conversation', () => {
  it('gives it to the operator who had it last, without a right, and is audited', async () => {
    const { id, message, operator, lease } = await makeLost()
    const taken = await takeBack(operator, id)
    expect(taken).toMatchObject({
      conversation: { id, in_reply_to: message.id, answering: { id: operator.id } },
      messages: [{ id: message.id }],
      lease: { id: expect.any(String) },
    })
    expect(taken.lease.id).not.toBe(lease.id)
    expect(taken.lease.epoch).toBeGreaterThan(lease.epoch)
    const audit = await test.db
      .selectFrom('audit_log')
      .where('operator_id', '=', operator.id)
      .where('action', '=', 'conversation.take_back')
      .select('subject_id')
      .execute()
    expect(audit).toEqual([{ subject_id: id }])
  })

  it('works before the expired lease is swept, with a new lease, and a late release of the old one changes nothing', async () => {
    const { id, operator, lease } = await makeLost({ isSwept: false })
    const taken = await takeBack(operator, id)
    expect(taken.lease.id).not.toBe(lease.id)
    await operator.call('POST', `/api/leases/${lease.id}/release`)
    expect(await inHandOf(test, operator.id)).toEqual([id])
  })

  it('again returns the same lease', async () => {
    const { id, operator } = await makeLost()
    const first = await takeBack(operator, id)
    expect((await takeBack(operator, id)).lease.id).toBe(first.lease.id)
  })

  it('returns the one in hand to its queue; a refusal leaves it in hand', async () => {
    const { id, language, operator } = await makeLost()
    const next = await makeWaiting(test.db, { language })
    await claim(operator, { exclude: [id] })
    expect(await inHandOf(test, operator.id)).toEqual([next.id])
    await change(id, { for_master: true })
    expect(await takeBack(operator, id)).toMatchObject({ code: 'lease_lost' })
    expect(await inHandOf(test, operator.id)).toEqual([next.id])
    await change(id, { for_master: false })
    await takeBack(operator, id)
    expect(await inHandOf(test, operator.id)).toEqual([id])
  })

  it('that somebody else has is refused with their name', async () => {
    const { id, language, operator } = await makeLost()
    const other = await operatorIn(language, { name: 'Tom B.', team_id: operator.team_id })
    await claim(other)
    expect(await takeBack(operator, id)).toMatchObject({ code: 'taken', status: 409, by: { id: other.id } })
  })

  it('that another operator had since is refused, also while it waits', async () => {
    const { id, language, operator } = await makeLost()
    const other = await operatorIn(language)
    const { lease } = await claim(other)
    await other.call('POST', `/api/leases/${lease.id}/release`)
    expect(await takeBack(operator, id)).toMatchObject({ code: 'lease_lost', by: null })
  })

  it('that they gave back on purpose is refused', async () => {
    const language = newLanguage()
    const { id } = await makeWaiting(test.db, { language })
    const operator = await operatorIn(language)
    const { lease } = await claim(operator)
    await operator.call('PUT', `/api/conversations/${id}/draft`, { text: 'Half' })
    await operator.call('POST', `/api/leases/${lease.id}/release`)
    expect(await takeBack(operator, id)).toMatchObject({ code: 'lease_lost' })
  })

  it('needs what a claim needs: language, kind, site owner, no skip within a day', async () => {
    const { id, operator } = await makeLost()
    const refused = async (values: object) => {
      await test.db.updateTable('operators').set(values).where('id', '=', operator.id).execute()
      return takeBack({ call: await test.signedIn(operator) }, id)
    }
    expect(await refused({ languages: ['nl'] })).toMatchObject({ code: 'lease_lost' })
    expect(await refused({ languages: operator.languages, message_types: ['poke'] })).toMatchObject({
      code: 'lease_lost',
    })
    expect(await refused({ message_types: ['reply'], siteowner_ids: [999_999] })).toMatchObject({
      code: 'lease_lost',
    })
    await test.db
      .updateTable('operators')
      .set({ siteowner_ids: null })
      .where('id', '=', operator.id)
      .execute()
    await makeSkip(test.db, { conversationId: id, operatorId: operator.id })
    expect(await takeBack({ call: await test.signedIn(operator) }, id)).toMatchObject({ code: 'lease_lost' })
  })

  it('of a customer on hold is refused with the kind', async () => {
    const { id, customer, operator } = await makeLost()
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'possible_minor' }).execute()
    await change(id, { held: true })
    expect(await takeBack(operator, id)).toMatchObject({ code: 'held', kind: 'possible_minor' })
  })

  it('is refused while a coach has paused the operator', async () => {
    const { id, operator } = await makeLost()
    await test.db
      .updateTable('operators')
      .set({ paused_at: sql<string>`now()` })
      .where('id', '=', operator.id)
      .execute()
    expect(await takeBack(operator, id)).toMatchObject({ code: 'paused' })
  })

  it('that is not known is not found', async () => {
    const { id } = await makeWaiting(test.db, { language: newLanguage() })
    const stranger = await operatorIn('nl')
    expect(await takeBack(stranger, id)).toMatchObject({ code: 'conversation_not_found', status: 404 })
    expect(await takeBack(stranger, 999_999)).toMatchObject({ code: 'conversation_not_found' })
  })
})

describe('a race for a lost conversation', () => {
  it('of its last holder, claims and a master on two nodes has one winner', async () => {
    const node = await startTestApp(test.url)
    try {
      for (let round = 0; round < 8; round++) {
        const { id, language, operator } = await makeLost()
        const other = await makeOperator(test.db, { languages: [language] })
        const calling = { ...other, call: await node.signedIn(other) }
        const master = await makeTaker(node)
        const answers = await Promise.all([
          takeBack(operator, id),
          takeBack({ call: await node.signedIn(operator) }, id),
          claim(calling),
          master.take(id).then((answer) => answer.json()),
        ])
        const leases = new Set(
          answers.filter(({ conversation }) => conversation?.id === id).map(({ lease }) => lease.id),
        )
        expect(leases.size).toBe(1)
        expect(await inHandOf(test, operator.id, other.id, master.id)).toEqual([id])
      }
    } finally {
      await node.close()
    }
  })
})
