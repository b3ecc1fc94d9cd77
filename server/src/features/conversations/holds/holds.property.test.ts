import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTwoNodes } from '../../../testing/app.ts'
import { type HoldModel, makeHoldModel } from '../../../testing/hold-model.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { actsOf, chatActs, type Step, wavesOf, writeTo } from '../../../testing/shared-chats.ts'
import { planStarters } from '../../answering/poke-rules/plan-starters.ts'
import { isHeld, lockCustomers, openHold, refreshHeld, releaseExpiredHolds } from '../customers/holds.ts'

/** Whatever happens at the same moment on two nodes: nothing is sent to a customer who is on hold. */

const nodes = useTwoNodes()
beforeAll(async () => {
  const [{ db }] = nodes
  // Every sent message is compared with the holds that are committed when it is stored.
  await sql`create table let_through (message_id bigint, kind text)`.execute(db)
  await sql`create function note_let_through() returns trigger language plpgsql as $$
    begin
      insert into let_through select new.id, h.kind from conversations c join holds h on h.customer_id = c.customer_id
        where c.id = new.conversation_id and h.released_at is null and (h.until is null or h.until > now());
      return null;
    end $$`.execute(db)
  await sql`create trigger note_let_through after insert on messages for each row when (new.direction = 'out')
    execute function note_let_through()`.execute(db)
})

const acts = [
  ...chatActs,
  'write',
  'write elsewhere',
  'escalate',
  'undo',
  'settle',
  'exclude',
  'include',
  'cool off',
  'hold',
  'release',
  'plan a starter',
  'expire',
] as const
const waves = wavesOf(acts)
type Act = (typeof acts)[number]

async function perform(model: HoldModel, step: Step<Act>) {
  const { site, told } = model
  const { act, operator, stays } = step
  const { call, db, hand, claim, take, send, poke } = actsOf(model, step)
  const limits = (on: boolean) => (on ? { spending_confirmation_needed: true } : {})
  switch (act) {
    case 'claim':
      return claim()
    case 'take':
      return take()
    case 'send':
      return send({})
    case 'send extra':
      return send({ extra: true })
    case 'write':
      return void (await site.write())
    case 'write elsewhere':
      return void (await writeTo(site, model.other, 'Hello'))
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
    case 'cool off':
      // Over within the run.
      return void (await site.put({
        ...told,
        limits: { cooling_off_until: new Date(Date.now() + 40).toISOString() },
      }))
    case 'hold':
      return transaction(db, async (tx) => {
        await lockCustomers(tx, [model.customerId])
        await openHold(tx, model.customerId, { kind: 'asked_if_real', until: null }, {})
        await refreshHeld(tx, [model.customerId])
      })
    case 'release': {
      const open = db
        .selectFrom('holds')
        .where('customer_id', '=', model.customerId)
        .where('kind', '=', 'asked_if_real')
      const { id } = (await open.where('released_at', 'is', null).select('id').executeTakeFirst()) ?? {}
      if (id === undefined) return
      const answer = await model.master('POST', `/api/holds/${id}/release`, { reason: 'Answered' })
      expect([200, 409]).toContain(answer.statusCode)
      return
    }
    case 'plan a starter':
      await sql`update customers set starter_from = now() - interval '2 minutes' where id = ${model.customerId}`.execute(
        db,
      )
      return void (await planStarters(db))
    case 'plan pokes':
      return poke()
    case 'expire':
      await releaseExpiredHolds(db)
  }
}

it('random interleavings of holds and sends never let a message through', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.boolean(), waves, async (hasWritten, program) => {
      const model = await makeHoldModel(nodes, hasWritten)
      const first = (act: Act) => perform(model, { act, operator: 0, node: 0, stays: true })
      for (const [index, wave] of program.entries()) {
        // In every wave somebody with a chat in hand sends while the others act.
        if (index > 0) await first('write')
        await first('claim')
        await Promise.all([first('send'), ...wave.map((one) => perform(model, one))])
      }
      sent += model.sent
      const { db } = model.first
      const found = await sql`select * from let_through`.execute(db)
      expect(found.rows).toEqual([])
      const { rows: inside } = await sql`select m.id, h.kind from messages m
        join conversations c on c.id = m.conversation_id join holds h on h.customer_id = c.customer_id
        where c.customer_id = ${model.customerId} and m.direction = 'out' and m.created_at > h.since
          and m.created_at < least(h.released_at, h.until)`.execute(db)
      expect(inside).toEqual([])
      const { rows } =
        await sql`select q.conversation_id from queue_items q join conversations c on c.id = q.conversation_id
        where q.siteowner_id = ${model.site.siteowner.id} and (
          q.held and not exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null)
          or not q.held and ${isHeld(sql`c.customer_id`)})`.execute(db)
      expect(rows).toEqual([])
    }),
    { numRuns: propertyRuns(40), endOnFailure: true },
  )
  // The property is only worth something if messages were sent at all.
  expect(sent).toBeGreaterThan(0)
})
