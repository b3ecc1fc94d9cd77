import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type TestApp, useTwoNodes } from '../../../testing/app.ts'
import { makeMaster } from '../../../testing/escalating.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../../testing/make-conversations.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'

/**
 * Whatever two operators and two masters do at the same moment on two nodes: a stopped text reaches the customer only through the one
 * master who sends it, once, never while the customer is on hold; and each appeal has one outcome, or its conversation is with the masters.
 */

const nodes = useTwoNodes()
beforeAll(async () => {
  const [{ db }] = nodes
  // Every sent message is compared with the holds that are committed when it is stored.
  await sql`create table let_through (message_id bigint)`.execute(db)
  await sql`create function note_let_through() returns trigger language plpgsql as $$
    begin
      insert into let_through select new.id from holds h join conversations c on c.customer_id = h.customer_id
        where c.id = new.conversation_id and h.released_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger note_sent after insert on messages for each row
    when (new.direction = 'out') execute function note_let_through()`.execute(db)
})

const acts = [
  'claim',
  'claim',
  'appeal',
  'appeal',
  'answer',
  'send',
  'send',
  'return',
  'take',
  'give back',
  'escalate',
  'release',
  'write',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  person: fc.nat({ max: 1 }),
  node: fc.nat({ max: 1 }),
})
const waves = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 10 })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Hand = { lease_id: string; epoch: number; in_reply_to: number | null }
type Call = Awaited<ReturnType<TestApp['signedIn']>>

/** A conversation that waits, two operators and two masters on both nodes. */
async function makeModel([first, second]: [TestApp, TestApp]) {
  const both = [first, second]
  const waiting = await makeWaiting(first.db, { language: 'en' })
  const { siteowner } = waiting
  const people = async (make: () => Promise<{ id: number }>) => {
    const calls: Call[][] = []
    for (let index = 0; index < 2; index++) {
      const row = await make()
      calls.push(await Promise.all(both.map((node) => node.signedIn(row))))
    }
    return calls
  }
  const own = { siteowner_ids: [siteowner.id], languages: ['en'] }
  return {
    db: first.db,
    id: waiting.id,
    customerId: waiting.customer.id,
    operators: await people(() => makeOperator(first.db, own)),
    masters: await people(async () => (await makeMaster(first, siteowner)).operator),
    hands: new Map<string, Hand>(),
    sent: 0,
    returned: 0,
  }
}
type Model = Awaited<ReturnType<typeof makeModel>>

async function perform(model: Model, { act, person, node }: Step) {
  const { id, db, hands } = model
  const [operator, master] = [model.operators[person]?.[node], model.masters[person]?.[node]]
  if (!operator || !master) throw new Error('There is no such person')
  const isOfMaster = act === 'take' || act === 'give back' || (act === 'answer' && node === 1)
  const name = `${isOfMaster ? 'master' : 'operator'} ${person}`
  const call = isOfMaster ? master : operator
  const hand = hands.get(name)
  const post = async (path: string, body: object, headers?: Record<string, string>, as = call) => {
    const answer = await as('POST', path, body, headers)
    expect([200, 404, 409], `${act} ${answer.body}`).toContain(answer.statusCode)
    return answer
  }
  const keep = (lease: { id: string; epoch: number } | undefined, in_reply_to: number | null) => {
    if (lease) hands.set(name, { lease_id: lease.id, epoch: lease.epoch, in_reply_to })
  }
  const newest = async () => {
    const { rows } = await sql<{ id: number; seen: number | null }>`
      select a.id, c.last_message_id as seen from appeals a join conversations c on c.id = a.conversation_id
      where c.id = ${id} order by a.id desc limit 1`.execute(db)
    return rows[0]
  }
  switch (act) {
    case 'claim': {
      const claimed = (await post('/api/queues/reply/claim', {})).json()
      return keep(claimed.lease, claimed.conversation?.in_reply_to ?? null)
    }
    case 'take': {
      const taken = (await post(`/api/conversations/${id}/lease`, {})).json()
      return keep(taken.lease, taken.conversation?.in_reply_to ?? null)
    }
    case 'appeal': {
      if (!hand) return
      const { lease_id, epoch } = hand
      const text = `No, I am not a bot. ${randomUUID()}`
      return void (await post(`/api/conversations/${id}/appeal`, { lease_id, epoch, text }))
    }
    case 'answer': {
      if (!hand) return
      const key = { 'idempotency-key': randomUUID() }
      return void (await post(`/api/conversations/${id}/messages`, { ...hand, text: randomUUID() }, key))
    }
    case 'give back': {
      if (!hand) return
      const { lease_id, epoch } = hand
      return void (await post(`/api/conversations/${id}/give-back`, { lease_id, epoch }))
    }
    case 'send': {
      const appeal = await newest()
      if (!appeal) return
      const body = { last_seen_id: appeal.seen }
      const { statusCode } = await post(`/api/appeals/${appeal.id}/send`, body, {}, master)
      if (statusCode === 200) model.sent++
      return
    }
    case 'return': {
      const appeal = await newest()
      if (!appeal) return
      const { statusCode } = await post(`/api/appeals/${appeal.id}/return`, { note: 'No' }, {}, master)
      if (statusCode === 200) model.returned++
      return
    }
    case 'escalate':
      return void (await post(`/api/conversations/${id}/escalate`, { kind: 'threat' }, {}, master))
    case 'release': {
      const { rows } = await sql<{ id: number }>`select id from escalations
        where customer_id = ${model.customerId} and settled_at is null order by id desc limit 1`.execute(db)
      if (!rows[0]) return
      const settled = { outcome: 'unfounded', effect: 'release', note: 'No' }
      return void (await post(`/api/escalations/${rows[0].id}/settle`, settled, {}, master))
    }
    case 'write':
      return void (await db.transaction().execute((tx) => makeReceived(tx, { conversationId: id })))
  }
}

it('random interleavings send a stopped text at most once, and only as its appeal says', async () => {
  let [sent, returned] = [0, 0]
  await fc.assert(
    fc.asyncProperty(waves, async (program) => {
      const model = await makeModel(nodes)
      const { db, id } = model
      const first = (act: Step['act']) => perform(model, { act, person: 0, node: 0 })
      for (const [index, wave] of program.entries()) {
        // In every wave a master settles an appeal, if there can be one, while the others act.
        for (const act of ['write', 'claim', 'appeal'] as const) await first(act)
        const settle = first(index % 2 === 0 ? 'return' : 'send')
        await Promise.all([settle, ...wave.map((one) => perform(model, one))])
      }
      sent += model.sent
      returned += model.returned
      expect((await sql`select * from let_through`.execute(db)).rows).toEqual([])
      const { rows: wrong } = await sql`
        select a.id, a.outcome, h.ended_at, m.messages from appeals a join handovers h on h.id = a.handover_id
          cross join lateral (select count(*)::int as messages from messages m where m.conversation_id = a.conversation_id and m.body = a.body) m
        where a.conversation_id = ${id} and ((a.settled_at is null) <> (h.ended_at is null)
          or m.messages <> (a.outcome is not distinct from 'sent')::int)`.execute(db)
      expect(wrong).toEqual([])
      const { rows: waiting } =
        await sql`select q.conversation_id from queue_items q where q.conversation_id = ${id}
        and q.for_master <> exists (select from handovers h where h.conversation_id = q.conversation_id and h.ended_at is null)`.execute(
          db,
        )
      expect(waiting).toEqual([])
    }),
    { numRuns: propertyRuns(40), endOnFailure: true },
  )
  // The property is only worth something if texts were sent and returned at all.
  expect(Math.min(sent, returned)).toBeGreaterThan(0)
})
