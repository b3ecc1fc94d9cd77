import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type TestApp, useTwoNodes } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeProfile } from '../../../testing/make.ts'
import { makeApprovedAnswer } from '../../../testing/make-inquiry.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { actsOf, chatActs, makeSharers, type Step, wavesOf, writeTo } from '../../../testing/shared-chats.ts'

/**
 * Whatever happens at the same moment on two nodes: between a question who writes and the true answer to it, nothing else is sent in its
 * conversation, and nobody skips or ignores it.
 */

const truth = 'Ik ben een operator en word betaald.'

const nodes = useTwoNodes()
beforeAll(async () => {
  const [{ db }] = nodes
  // Every sent message is compared with the inquiries that are committed when it is stored.
  await sql`create table let_through (conversation_id bigint, what text)`.execute(db)
  await sql`create function note_let_through() returns trigger language plpgsql as $$
    begin
      insert into let_through select n.conversation_id, tg_argv[0] from inquiries n
        where n.conversation_id = new.conversation_id and n.closed_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger note_sent after insert on messages for each row
    when (new.direction = 'out' and new.body not like ${sql.lit(`%${truth}%`)})
    execute function note_let_through('sent')`.execute(db)
  await sql`create trigger note_skipped after insert on skips for each row
    execute function note_let_through('skipped')`.execute(db)
  await sql`create trigger note_ignored after insert on ignores for each row
    execute function note_let_through('ignored')`.execute(db)
})

const acts = [
  ...chatActs,
  'tell the truth',
  'skip',
  'ignore',
  'hand over',
  'mark',
  'lift',
  'ask',
  'write',
  'write elsewhere',
] as const
const waves = wavesOf(acts)
type Act = (typeof acts)[number]

/** A customer with two conversations, and operators who share them on both nodes. */
async function makeModel(both: [TestApp, TestApp]) {
  const [first] = both
  const site = await makeCustomerSite(first)
  await site.put(customer)
  await site.write()
  const other = await makeProfile(first.db, { siteowner_id: site.siteowner.id, language: 'nl' })
  await makeApprovedAnswer(first.db, { siteowner_id: site.siteowner.id, language: 'nl', body: truth })
  await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day)
    values (${site.siteowner.id}, 1, 1, 5, 5)`.execute(first.db)
  const sharers = await makeSharers(both, site, { languages: ['nl'] })
  return { first, both, site, other, ...sharers, asked: 0 }
}
type Model = Awaited<ReturnType<typeof makeModel>>

async function perform(model: Model, step: Step<Act>) {
  const { site, other } = model
  const { call, hand, claim, take, send, poke } = actsOf(model, step)
  const leave = async (what: string, more: object) => {
    if (!hand) return undefined
    const { id, lease_id, epoch } = hand
    const answer = await call('POST', `/api/conversations/${id}/${what}`, { lease_id, epoch, ...more })
    expect([200, 404, 409]).toContain(answer.statusCode)
    return answer
  }
  switch (step.act) {
    case 'claim':
      return claim()
    case 'take':
      return take()
    case 'send':
      return send({ is_true_answer: true })
    case 'send extra':
      return send({ is_true_answer: true, extra: true })
    case 'tell the truth':
      return send({ is_true_answer: true, text: `${truth} ${randomUUID()}` })
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
    case 'ask': {
      model.asked++
      const question = 'Ben je een robot?'
      return void (await (step.stays ? writeTo(site, other, question) : site.write(question)))
    }
    case 'write':
      return void (await site.write('Hallo'))
    case 'write elsewhere':
      return void (await writeTo(site, other, 'Hallo'))
    case 'plan pokes':
      return poke()
  }
}

it('random interleavings never let anything but a true answer through', async () => {
  let [sent, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(waves, async (program) => {
      const model = await makeModel(nodes)
      const first = (act: Act) => perform(model, { act, operator: 0, node: 0, stays: true })
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
