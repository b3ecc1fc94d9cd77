import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeOperator, makeProfile } from '../../../testing/make.ts'
import { makeApprovedAnswer } from '../../../testing/make-inquiry.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { planPokes } from '../poke-rules/plan-pokes.ts'

/**
 * Whatever happens at the same moment on two nodes: between a question who writes and the true answer to it, nothing else is sent in its
 * conversation, and nobody skips or ignores it.
 */

const truth = 'Ik ben een operator en word betaald.'

const nodes: TestApp[] = []
beforeAll(async () => {
  const first = await startTestApp()
  nodes.push(first, await startTestApp(first.url))
  // Every sent message is compared with the inquiries that are committed when it is stored.
  await sql`create table let_through (conversation_id bigint, what text)`.execute(first.db)
  await sql`create function note_let_through() returns trigger language plpgsql as $$
    begin
      insert into let_through select n.conversation_id, tg_argv[0] from inquiries n
        where n.conversation_id = new.conversation_id and n.closed_at is null;
      return null;
    end $$`.execute(first.db)
  await sql`create trigger note_sent after insert on messages for each row
    when (new.direction = 'out' and new.body not like ${sql.lit(`%${truth}%`)})
    execute function note_let_through('sent')`.execute(first.db)
  await sql`create trigger note_skipped after insert on skips for each row
    execute function note_let_through('skipped')`.execute(first.db)
  await sql`create trigger note_ignored after insert on ignores for each row
    execute function note_let_through('ignored')`.execute(first.db)
})
afterAll(async () => {
  await nodes[1]?.close()
  await nodes[0]?.close()
})

const acts = [
  'claim',
  'take',
  'send',
  'send',
  'send extra',
  'tell the truth',
  'skip',
  'ignore',
  'hand over',
  'mark',
  'lift',
  'ask',
  'write',
  'write elsewhere',
  'plan pokes',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  operator: fc.nat({ max: 2 }),
  node: fc.nat({ max: 1 }),
  stays: fc.boolean(),
})
const waves = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 10 })
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type Hand = { id: number; lease_id: string; epoch: number; in_reply_to: number | null }

/** A customer with two conversations, and operators who share them on both nodes. */
async function makeModel([first, second]: TestApp[]) {
  if (!first || !second) throw new Error('Two nodes are needed')
  const both = [first, second]
  const site = await makeCustomerSite(first)
  await site.put(customer)
  await site.write()
  const other = await makeProfile(first.db, { siteowner_id: site.siteowner.id, language: 'nl' })
  await makeApprovedAnswer(first.db, { siteowner_id: site.siteowner.id, language: 'nl', body: truth })
  await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day)
    values (${site.siteowner.id}, 1, 1, 5, 5)`.execute(first.db)
  const operators = []
  for (let index = 0; index < 3; index++) {
    const row = await makeOperator(first.db, {
      languages: ['nl'],
      siteowner_ids: [site.siteowner.id],
      message_types: ['reply', 'poke'],
    })
    operators.push({ calls: await Promise.all(both.map((node) => node.signedIn(row))) })
  }
  return { first, both, site, other, operators, hands: new Map<number, Hand>(), sent: 0, asked: 0 }
}
type Model = Awaited<ReturnType<typeof makeModel>>

type Claimed = {
  conversation: { id: number; in_reply_to: number | null } | null
  lease: { id: string; epoch: number }
}
function keep(model: Model, operator: number, claimed: Claimed | undefined) {
  if (!claimed?.conversation) return
  const { id, in_reply_to } = claimed.conversation
  model.hands.set(operator, { id, in_reply_to, lease_id: claimed.lease.id, epoch: claimed.lease.epoch })
}

const write = ({ site, other }: Model, text: string, profile?: typeof other) =>
  profile
    ? site.call('POST', '/site/v1/messages', {
        messages: [
          {
            external_id: randomUUID(),
            customer_external_id: site.externalId,
            profile_external_id: profile.external_id,
            text,
            sent_at: '2026-11-20T10:00:00Z',
          },
        ],
      })
    : site.write(text)

async function perform(model: Model, { act, operator, node, stays }: Step) {
  const { site, hands } = model
  const call = model.operators[operator]?.calls[node]
  const here = model.both[node]
  if (!call || !here) throw new Error('There is no such operator or node')
  const hand = hands.get(operator)
  const leave = async (what: string, more: object) => {
    if (!hand) return undefined
    const { id, lease_id, epoch } = hand
    const answer = await call('POST', `/api/conversations/${id}/${what}`, { lease_id, epoch, ...more })
    expect([200, 404, 409]).toContain(answer.statusCode)
    return answer
  }
  switch (act) {
    case 'claim':
      return keep(model, operator, (await call('POST', '/api/queues/smart/claim', {})).json())
    case 'take': {
      const { rows } = await sql<{ id: number }>`select id from conversations
        where siteowner_id = ${site.siteowner.id} order by id offset ${operator % 2} limit 1`.execute(here.db)
      const taken = rows[0] && (await call('POST', `/api/conversations/${rows[0].id}/lease`, {}))
      if (taken?.statusCode === 200) keep(model, operator, taken.json())
      return
    }
    case 'send':
    case 'send extra':
    case 'tell the truth': {
      if (!hand) return
      const { id, ...lease } = hand
      const body = {
        ...lease,
        text: act === 'tell the truth' ? `${truth} ${randomUUID()}` : `Answer ${randomUUID()}`,
        is_true_answer: true,
        ...(stays ? {} : { next: 'smart' }),
        ...(act === 'send extra' ? { extra: true } : {}),
      }
      const answer = await call('POST', `/api/conversations/${id}/messages`, body, {
        'idempotency-key': randomUUID(),
      })
      expect([200, 404, 409]).toContain(answer.statusCode)
      if (answer.statusCode === 200) {
        model.sent++
        keep(model, operator, answer.json().next)
      }
      return
    }
    case 'skip':
      return void (await leave('skip', { reason_words: 'Not me' }))
    case 'ignore':
      return void (await leave('ignore', { options: ['until_next_message'] }))
    case 'hand over':
      return void (await leave('handover', { reason_words: 'Help' }))
    case 'mark':
      if ((await leave('inquiry', {}))?.statusCode === 200) model.asked++
      return
    case 'lift':
      return void (await leave('inquiry/lift', { reason: 'A song' }))
    case 'ask':
      model.asked++
      return void (await write(model, 'Ben je een robot?', stays ? model.other : undefined))
    case 'write':
      return void (await write(model, 'Hallo'))
    case 'write elsewhere':
      return void (await write(model, 'Hallo', model.other))
    case 'plan pokes':
      await sql`update conversations set silence_from = now() - interval '2 minutes'
        where siteowner_id = ${site.siteowner.id} and silence_from is not null`.execute(here.db)
      return void (await planPokes(here.db))
  }
}

it('random interleavings never let anything but a true answer through', async () => {
  let [sent, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(waves, async (program) => {
      const model = await makeModel(nodes)
      const first = (act: Step['act']) => perform(model, { act, operator: 0, node: 0, stays: true })
      for (const wave of program) {
        // In every wave somebody with a chat in hand sends while the others act.
        await first('write')
        await first('claim')
        await Promise.all([first('send'), ...wave.map((one) => perform(model, one))])
      }
      sent += model.sent
      asked += model.asked
      const { db } = model.first
      expect((await sql`select * from let_through`.execute(db)).rows).toEqual([])
      const { rows } = await sql`select q.conversation_id from queue_items q
        where q.siteowner_id = ${model.site.siteowner.id} and q.asked <> exists (select from inquiries n
          where n.conversation_id = q.conversation_id and n.closed_at is null)`.execute(db)
      expect(rows).toEqual([])
    }),
    { numRuns: propertyRuns(40), endOnFailure: true },
  )
  // The property is only worth something if messages were sent and questions asked at all.
  expect(Math.min(sent, asked)).toBeGreaterThan(0)
})
