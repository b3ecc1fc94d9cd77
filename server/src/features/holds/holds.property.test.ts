import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { customer, makeCustomerSite } from '../../testing/customer-site.ts'
import { makeMaster } from '../../testing/escalating.ts'
import { makeOperator, makeProfile } from '../../testing/make.ts'
import { releaseExpiredHolds } from '../customers/holds.ts'
import { planPokes } from '../poke-rules/plan-pokes.ts'

/** Whatever happens at the same moment on two nodes: nothing is sent to a customer who is on hold. */

const nodes: TestApp[] = []
beforeAll(async () => {
  const first = await startTestApp()
  nodes.push(first, await startTestApp(first.url))
  // Every sent message is compared with the holds that are committed when it is stored.
  await sql`create table let_through (message_id bigint, kind text)`.execute(first.db)
  await sql`create function note_let_through() returns trigger language plpgsql as $$
    begin
      insert into let_through select new.id, h.kind from conversations c join holds h on h.customer_id = c.customer_id
        where c.id = new.conversation_id and h.released_at is null and (h.until is null or h.until > now());
      return null;
    end $$`.execute(first.db)
  await sql`create trigger note_let_through after insert on messages for each row when (new.direction = 'out')
    execute function note_let_through()`.execute(first.db)
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
  'write',
  'write elsewhere',
  'escalate',
  'undo',
  'settle',
  'exclude',
  'include',
  'plan pokes',
  'expire',
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

/** A customer with two conversations, operators who share them on both nodes, and a master. */
async function makeModel([first, second]: TestApp[]) {
  if (!first || !second) throw new Error('Two nodes are needed')
  const both = [first, second]
  const site = await makeCustomerSite(first)
  const language = `z${String.fromCharCode(97 + (site.siteowner.id % 26))}`
  const told = { ...customer, language }
  await site.put(told)
  await site.write()
  const other = await makeProfile(first.db, { siteowner_id: site.siteowner.id, language })
  await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day)
    values (${site.siteowner.id}, 1, 1, 5, 5) on conflict do nothing`.execute(first.db)
  const master = await makeMaster(first, site.siteowner)
  const operators = []
  for (let index = 0; index < 3; index++) {
    const row = await makeOperator(first.db, {
      languages: [language],
      siteowner_ids: [site.siteowner.id],
      permissions_id: 177,
      message_types: ['reply', 'poke'],
    })
    operators.push({ calls: await Promise.all(both.map((node) => node.signedIn(row))) })
  }
  return {
    first,
    both,
    site,
    told,
    other,
    master,
    operators,
    hands: new Map<number, Hand>(),
    escalations: new Map<number, number>(),
    sent: 0,
  }
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

async function perform(model: Model, { act, operator, node, stays }: Step) {
  const { site, told, hands } = model
  const call = model.operators[operator]?.calls[node]
  const here = model.both[node]
  if (!call || !here) throw new Error('There is no such operator or node')
  const hand = hands.get(operator)
  const limits = (on: boolean) => (on ? { spending_confirmation_needed: true } : {})
  switch (act) {
    case 'claim':
      return keep(model, operator, (await call('POST', '/api/queues/smart/claim', {})).json())
    case 'take': {
      const { rows } = await sql<{
        id: number
      }>`select id from conversations where siteowner_id = ${site.siteowner.id}
        order by id offset ${operator % 2} limit 1`.execute(here.db)
      const taken = rows[0] && (await call('POST', `/api/conversations/${rows[0].id}/lease`, {}))
      if (taken?.statusCode === 200) keep(model, operator, taken.json())
      return
    }
    case 'send':
    case 'send extra': {
      if (!hand) return
      const { id, ...lease } = hand
      const body = {
        ...lease,
        text: `Answer ${randomUUID()}`,
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
    case 'write':
      return void (await site.write())
    case 'write elsewhere':
      await site.call('POST', '/site/v1/messages', {
        messages: [
          {
            external_id: randomUUID(),
            customer_external_id: site.externalId,
            profile_external_id: model.other.external_id,
            text: 'Hello',
            sent_at: '2026-11-20T10:00:00Z',
          },
        ],
      })
      return
    case 'escalate': {
      if (!hand) return
      const answer = await call('POST', `/api/conversations/${hand.id}/escalate`, {
        kind: stays ? 'threat' : 'distress',
      })
      if (answer.statusCode === 200) model.escalations.set(operator, answer.json().escalation.id)
      return
    }
    case 'undo':
    case 'settle': {
      const id = model.escalations.get(operator)
      if (id === undefined) return
      const answer =
        act === 'undo'
          ? await call('POST', `/api/escalations/${id}/undo`)
          : await model.master('POST', `/api/escalations/${id}/settle`, {
              outcome: 'unfounded',
              effect: 'release',
              note: 'Not so',
            })
      expect([200, 404, 409]).toContain(answer.statusCode)
      return
    }
    case 'exclude':
    case 'include':
      return void (await site.put({ ...told, limits: limits(act === 'exclude') }))
    case 'plan pokes':
      await sql`update conversations set silence_from = now() - interval '2 minutes'
        where siteowner_id = ${site.siteowner.id} and silence_from is not null`.execute(here.db)
      return void (await planPokes(here.db))
    case 'expire':
      await releaseExpiredHolds(here.db)
  }
}

it('random interleavings of holds and sends never let a message through', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(waves, async (program) => {
      const model = await makeModel(nodes)
      await perform(model, { act: 'claim', operator: 0, node: 0, stays: false })
      for (const wave of program) await Promise.all(wave.map((one) => perform(model, one)))
      sent += model.sent
      const { db } = model.first
      const found = await sql`select * from let_through`.execute(db)
      expect(found.rows).toEqual([])
      const { rows } =
        await sql`select q.conversation_id from queue_items q join conversations c on c.id = q.conversation_id
        where q.siteowner_id = ${model.site.siteowner.id} and q.held <> exists (select from holds h
          where h.customer_id = c.customer_id and h.released_at is null)`.execute(db)
      expect(rows).toEqual([])
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 40), endOnFailure: true },
  )
  // The property is only worth something if messages were sent at all.
  expect(sent).toBeGreaterThan(0)
}, 240_000)
