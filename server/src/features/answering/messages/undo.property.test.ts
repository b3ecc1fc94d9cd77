import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTwoNodes } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { findFaults } from '../../../testing/find-faults.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { actsOf, makeSharers, type Step, wavesOf } from '../../../testing/shared-chats.ts'
import { trackCapacity } from '../../sites/deliveries/capacity.ts'
import { claimDeliveries } from '../../sites/deliveries/claim.ts'
import { makeNextDue, markDelivered } from '../../sites/deliveries/settle.ts'

/**
 * Whatever happens at the same moment on two nodes: a message is sent, or undone, and never half of each. What the site has got was
 * never undone, and no text is lost. A conversation is left, or that is undone.
 */

const nodes = useTwoNodes()
const acts = [
  'claim',
  'send',
  'send',
  'undo',
  'undo',
  'skip',
  'ignore',
  'handover',
  'undo leave',
  'undo leave',
  'write',
  'time passes',
  'deliver',
  'plan pokes',
] as const
type Act = (typeof acts)[number]

async function makeModel(hasWebhook: boolean) {
  const [first] = nodes
  const site = await makeCustomerSite(first)
  const { id: siteownerId } = site.siteowner
  const language = `u${String.fromCharCode(97 + (siteownerId % 26))}`
  await site.put({ ...customer, language })
  if (hasWebhook)
    await sql`update siteowners set webhook_url = 'http://127.0.0.1:9/' where id = ${siteownerId}`.execute(
      first.db,
    )
  await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day, starters)
    values (${siteownerId}, 1, 1, 5, 5, true) on conflict do nothing`.execute(first.db)
  return {
    both: nodes,
    site,
    ...(await makeSharers(nodes, site, { languages: [language] })),
    texts: new Map<number, string>(),
    /** The last message that each operator sent, which they can undo. */
    last: new Map<number, number>(),
    undone: new Map<number, string>(),
    /** What the site has got. */
    delivered: new Set<number>(),
    /** The conversation that each operator left last, with its lease. */
    left: new Map<number, { id: number; lease_id: string }>(),
    returned: new Set<string>(),
  }
}
type Model = Awaited<ReturnType<typeof makeModel>>

async function send(model: Model, step: Step<Act>) {
  const { call, hand } = actsOf(model, step)
  if (!hand) return
  const { id, ...lease } = hand
  const text = `Answer ${randomUUID()}`
  const body = { ...lease, text, undo_for: 10, ...(step.stays ? {} : { next: 'smart' }) }
  const answer = await call('POST', `/api/conversations/${id}/messages`, body, {
    'idempotency-key': randomUUID(),
  })
  expect([200, 409]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  const { message, can_undo } = answer.json()
  model.texts.set(message.id, text)
  if (can_undo) model.last.set(step.operator, message.id)
}

async function undo(model: Model, step: Step<Act>) {
  const id = model.last.get(step.operator)
  if (id === undefined) return
  const answer = await actsOf(model, step).call('POST', `/api/messages/${id}/undo`)
  // 404: it is undone, and another act has taken the place of the offer.
  expect([200, 404, 409, 503]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  const { text } = answer.json()
  if (!model.undone.has(id)) expect(text).toContain(model.texts.get(id))
  model.undone.set(id, text)
}

const leaving = {
  skip: { reason_words: 'She writes Turkish' },
  handover: { reason_words: 'He asks for a photo' },
  ignore: { options: ['until_next_message'] },
}

async function leave(model: Model, act: keyof typeof leaving, step: Step<Act>) {
  const { call, hand } = actsOf(model, step)
  if (!hand) return
  const { id, lease_id, epoch } = hand
  const answer = await call('POST', `/api/conversations/${id}/${act}`, { ...leaving[act], lease_id, epoch })
  expect([200, 404, 409]).toContain(answer.statusCode)
  if (answer.statusCode === 200 && answer.json().can_undo) model.left.set(step.operator, { id, lease_id })
}

async function undoLeave(model: Model, step: Step<Act>) {
  const left = model.left.get(step.operator)
  if (!left) return
  const { id, lease_id } = left
  const answer = await actsOf(model, step).call('POST', `/api/conversations/${id}/undo-leave`, { lease_id })
  expect([200, 409, 503]).toContain(answer.statusCode)
  if (answer.statusCode === 200) model.returned.add(lease_id)
}

/** What the site gets now: by webhook, or from the outbox. */
async function deliver(model: Model, { node }: Step<Act>) {
  const { db } = model.both[node as 0 | 1]
  const claimed = await claimDeliveries(db, trackCapacity().available())
  const own = claimed.filter(({ siteownerId }) => siteownerId === model.site.siteowner.id)
  const ids = own.map(({ messageId }) => messageId)
  await markDelivered(db, ids)
  await makeNextDue(db, own)
  const polled: { items: { id: number }[] } = (await model.site.call('GET', '/site/v1/outbox')).json()
  for (const id of [...ids, ...polled.items.map((item) => item.id)]) model.delivered.add(id)
}

async function perform(model: Model, step: Step<Act>) {
  const { claim, poke, db } = actsOf(model, step)
  switch (step.act) {
    case 'claim':
      return claim()
    case 'send':
      return send(model, step)
    case 'undo':
      return undo(model, step)
    case 'skip':
    case 'ignore':
    case 'handover':
      return leave(model, step.act, step)
    case 'undo leave':
      return undoLeave(model, step)
    case 'write':
      return void (await model.site.write())
    case 'time passes':
      await sql`update deliveries set deliver_at = least(deliver_at, clock_timestamp()),
        next_attempt_at = least(next_attempt_at, clock_timestamp())
        where siteowner_id = ${model.site.siteowner.id} and status = 'pending'`.execute(db)
      return
    case 'deliver':
      return deliver(model, step)
    case 'plan pokes':
      return poke()
  }
}

it('random interleavings of sends, undos, deliveries and new messages', async () => {
  const totals = { sent: 0, undone: 0, delivered: 0, returned: 0 }
  await fc.assert(
    fc.asyncProperty(fc.boolean(), wavesOf(acts), async (hasWebhook, program) => {
      const model = await makeModel(hasWebhook)
      const first = (act: Act) => perform(model, { act, operator: 0, node: 0, stays: true })
      for (const wave of program) {
        // In every wave somebody sends, and can undo it while the others act.
        await first('write')
        await first('claim')
        await first('send')
        await Promise.all([first('undo'), ...wave.map((one) => perform(model, one))])
        // They leave what waits, and undo that while the others act.
        await first('write')
        await first('claim')
        await first('skip')
        await Promise.all([first('undo leave'), ...wave.map((one) => perform(model, one))])
      }
      while (model.delivered.size < model.texts.size - model.undone.size) {
        await first('time passes')
        await first('deliver')
      }
      await check(model)
      totals.sent += model.texts.size
      totals.undone += model.undone.size
      totals.delivered += model.delivered.size
      totals.returned += model.returned.size
    }),
    { numRuns: propertyRuns(12), endOnFailure: true },
  )
  // Each happened, so that the property says something.
  const { sent, undone, delivered, returned } = totals
  expect(Math.min(sent - undone, undone, delivered, returned)).toBeGreaterThan(0)
})

async function check({ both: [{ db }], site, texts, undone, delivered, returned }: Model) {
  const stored = await db
    .selectFrom('messages')
    .where('siteowner_id', '=', site.siteowner.id)
    .where('direction', '=', 'out')
    .select(['id', 'body'])
    .execute()
  const kept = [...texts].filter(([id]) => !undone.has(id))
  expect(new Map(stored.map(({ id, body }) => [id, body]))).toEqual(new Map(kept))
  const recorded = await db
    .selectFrom('audit_log')
    .where('action', '=', 'message.undo')
    .select('subject_id')
    .execute()
  const ofRun = recorded.flatMap(({ subject_id }) =>
    subject_id !== null && texts.has(subject_id) ? [subject_id] : [],
  )
  expect(ofRun.sort()).toEqual([...undone.keys()].sort())
  expect(await findReturned(db, [...returned])).toEqual([])
  expect(delivered).toEqual(new Set(kept.map(([id]) => id)))
  expect(await findFaults(db, { atRest: false })).toEqual({})
}

/** What is left of an undone act: nothing. */
async function findReturned(db: Model['both'][0]['db'], leases: string[]) {
  const { rows } = await sql`
    select lease_id from (select lease_id from skips union all select lease_id from handovers union all select lease_id from ignores) each_act
    where lease_id = any(${leases}::uuid[])`.execute(db)
  return rows
}
