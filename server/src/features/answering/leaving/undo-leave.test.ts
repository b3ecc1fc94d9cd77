import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'

const test = useTestApp()
const reason_words = 'She writes Turkish'
const acts = {
  skip: { reason_words },
  handover: { reason_words },
  ignore: { options: ['until_next_message'] },
}
type Act = keyof typeof acts

/** The rows that leaving changes, without what an undo makes anew: the lease and the revision. */
async function rowsOf(id: number) {
  const of = (table: 'skips' | 'handovers' | 'ignores' | 'queue_items') =>
    test.db.selectFrom(table).where('conversation_id', '=', id).selectAll().execute()
  const conversation = await test.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const items = (await of('queue_items')).map((item) => ({
    ...item,
    ...{ lease_id: null, epoch: 0, expires_at: null, input_at: null, claimed_at: null },
  }))
  const acts = [await of('skips'), await of('handovers'), await of('ignores')]
  return { conversation: { ...conversation, revision: 0 }, items, acts }
}

/** An operator has just left a conversation in one of the ways. */
async function makeLeft(act: Act, own: object = {}) {
  const world = await makeStaffedSite(test)
  const { id, customer, profile } = await world.waiting({ seconds: 60 })
  const anna = await world.colleague()
  const { lease } = await anna.take()
  const before = await rowsOf(id)
  const left = (await anna.act(id, act, { ...acts[act], ...lease, ...own })).json()
  const undo = (by = anna) => by.act(id, 'undo-leave', { lease_id: lease.lease_id })
  /** The customer writes once more. */
  const write = () =>
    test.site(world.siteowner.key)('POST', '/site/v1/messages', {
      messages: [
        {
          external_id: 'once-more',
          customer_external_id: customer.external_id,
          profile_external_id: profile.external_id,
          text: 'Are you there?',
          sent_at: new Date().toISOString(),
        },
      ],
    })
  return { ...world, id, anna, lease, before, left, undo, write }
}

describe('leaving a conversation', () => {
  it.each(Object.keys(acts) as Act[])('can be undone, as if it had not been: %s', async (act) => {
    const { id, anna, left, before, undo } = await makeLeft(act)
    expect(left).toEqual({ can_undo: true })
    expect((await undo()).json()).toEqual({ in_hand: true })
    expect(await rowsOf(id)).toEqual(before)
    expect((await anna.take()).id).toBe(id)
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('is undone once, also from two tabs, and recorded', async () => {
    const { id, undo } = await makeLeft('skip')
    const answers = await Promise.all([undo(), undo()])
    expect(answers.map((answer) => answer.json())).toEqual([{ in_hand: true }, { in_hand: true }])
    const recorded = await test.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .where('action', 'in', ['conversation.skip', 'conversation.undo_skip'])
      .select('action')
      .orderBy('id')
      .execute()
    expect(recorded.map(({ action }) => action)).toEqual(['conversation.skip', 'conversation.undo_skip'])
  })

  it('gives the next conversation back to its place', async () => {
    const { waiting, anna, id, undo } = await makeLeft('handover')
    const other = await waiting({ seconds: 30 })
    expect((await anna.take()).id).toBe(other.id)
    const { due_at } = await itemOf(other.id)
    expect((await undo()).json()).toEqual({ in_hand: true })
    expect(await itemOf(other.id)).toMatchObject({ due_at, expires_at: null })
    expect((await anna.take()).id).toBe(id)
  })

  it('keeps a newer message of the customer, which an ignored chat waits with', async () => {
    const { id, undo, write } = await makeLeft('ignore')
    const newer = (await write()).json().results[0].id
    expect((await undo()).json()).toEqual({ in_hand: true })
    expect(await itemOf(id)).toMatchObject({ customer_message_id: newer })
    expect(await findFaults(test.db, { atRest: false })).toEqual({})
  })

  it('takes back the handover that the third skip opened', async () => {
    const { waiting, colleague } = await makeStaffedSite(test)
    const { id } = await waiting()
    for (const operator of [await colleague(), await colleague()])
      await operator.act(id, 'skip', { reason_words, ...(await operator.take()).lease })
    const third = await colleague()
    const { lease } = await third.take()
    await third.act(id, 'skip', { reason_words, ...lease })
    expect(await itemOf(id)).toMatchObject({ for_master: true })
    expect((await third.act(id, 'undo-leave', { lease_id: lease.lease_id })).json()).toEqual({
      in_hand: true,
    })
    expect(await itemOf(id)).toMatchObject({ for_master: false, operator_id: third.operator.id })
    const { acts: rows } = await rowsOf(id)
    expect(rows.map((of) => of.length)).toEqual([2, 0, 0])
  })
})

describe('what is not undone', () => {
  it.each([
    [
      'after its time',
      async ({ anna }: Left) => {
        await test.db
          .updateTable('undo_offers')
          .set({ created_at: sql<string>`now() - interval '14 seconds'` })
          .where('operator_id', '=', anna.operator.id)
          .execute()
      },
    ],
    [
      'when a colleague has had the conversation',
      async ({ colleague }: Left) => {
        const tom = await colleague()
        const { id, lease } = await tom.take()
        await tom.act(id, 'skip', { reason_words, ...lease })
      },
    ],
    [
      'when a later act has taken its place',
      async ({ waiting, anna }: Left) => {
        await waiting({ seconds: 30 })
        const { id, lease } = await anna.take()
        await anna.act(id, 'skip', { reason_words, ...lease })
      },
    ],
  ])('leaving %s', async (_, happens) => {
    const world = await makeLeft('skip')
    await happens(world)
    const answer = await world.undo()
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'undo_too_late'])
    const {
      acts: [skips],
    } = await rowsOf(world.id)
    expect(skips?.some(({ operator_id }) => operator_id === world.anna.operator.id)).toBe(true)
  })

  it('what a colleague has left', async () => {
    const { colleague, undo } = await makeLeft('skip')
    const answer = await undo(await colleague())
    expect(answer.statusCode).toBe(404)
  })

  it('an ignore that does more: it sets an alert', async () => {
    const own = { options: ['alert', 'until_next_message'], note: 'Rude' }
    const { left, undo } = await makeLeft('ignore', own)
    expect(left).toEqual({ can_undo: false })
    expect((await undo()).json().code).toBe('undo_too_late')
  })
})

type Left = Awaited<ReturnType<typeof makeLeft>>

const itemOf = (id: number) =>
  test.db.selectFrom('queue_items').where('conversation_id', '=', id).selectAll().executeTakeFirstOrThrow()
