import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { AppError } from '../../../platform/http/errors.ts'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeReceived } from '../../../testing/make-conversations.ts'
import { makeInquiry } from '../../../testing/make-inquiry.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { withoutIds } from '../../../testing/without-ids.ts'
import { findOperator } from '../../people/sign-in/session.ts'
import type { Answer, RuleName } from './rules.ts'
import { sendMessage } from './send.ts'
import { openSends } from './sends.ts'

/** The batch (`send_answers`) and the ordinary path (`sendMessage`) must give the same result and store the same rows. */

const test = useTestApp()

const circumstances = {
  // Answers that are still ordinary.
  'has a draft': false,
  'has a webhook': false,
  'stays in the conversation': false,
  'lease has expired': false,
  'names what was seen': false,
  'has answered today': false,
  'is confirmed to be true': false,
  // The ordinary path decides.
  'customer is on hold': true,
  'customer asks who writes': true,
  'is for masters': true,
  'is ignored': true,
  'is a poke': true,
  'is a poke too many': true,
  'is answered': true,
  'lease is lost': true,
  'has not seen a newer message': true,
  'has seen less': true,
  'asks for an extra reply': true,
  'may not reply': true,
  'has a photo that is gone': true,
  'has an address': true,
  'is too short': true,
  'is in another language': true,
  'key was used': true,
  'was answered before': true,
}
type Circumstance = keyof typeof circumstances
const texts: Partial<Record<Circumstance, string>> = {
  'has an address': 'Write to anna@example.com',
  'is in another language': 'Wieczór będzie spokojny, bo kuchnia schnie i nikt nie może jej dotknąć.',
}

/**
 * Each rule of sending is broken in one of the circumstances. A hold that ends while an answer waits for the lock has a test of its own
 * (`holds/in-flight.test.ts`): a batch hands over what is locked.
 */
const brokenBy: Record<Exclude<RuleName, 'releasedHold'>, Circumstance> = {
  lostLease: 'lease is lost',
  unseenMessages: 'has not seen a newer message',
  hold: 'customer is on hold',
  kindOfWork: 'may not reply',
  attachment: 'has a photo that is gone',
  words: 'has an address',
  honesty: 'customer asks who writes',
  length: 'is too short',
  poke: 'is a poke too many',
  extra: 'is answered',
}
// The cast: `Object.keys` returns strings.
const names = Object.keys(circumstances) as Circumstance[]
const ordinary = names.filter((name) => !circumstances[name])
const unusual = names.filter((name) => circumstances[name])

const cases = fc.record({
  circumstances: fc
    .tuple(
      fc.subarray(ordinary),
      fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray(unusual, { maxLength: 2 })),
    )
    .map((lists) => new Set<Circumstance>(lists.flat())),
  text: fc.oneof(
    fc.constantFrom('"\\', "o'clock\n", 'żółw 🐢'),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  ),
})
type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never

/** An operator who is about to send an answer in these circumstances. */
async function makeWorld({ circumstances: given, text }: Case) {
  const { operator: row, call, id, siteowner, message, answer } = await makeInHand(test)
  const { db } = test
  const item = (change: Record<string, unknown>) =>
    db.updateTable('queue_items').set(change).where('conversation_id', '=', id).execute()
  const setOwner = (change: Record<string, unknown>) =>
    db.updateTable('siteowners').set(change).where('id', '=', siteowner.id).execute()
  const check = (kind: 'contact' | 'language', mode: 'warn' | 'block') =>
    db.insertInto('send_checks').values({ siteowner_id: siteowner.id, kind, mode }).execute()
  const key = 'the-same-key'
  if (given.has('has a draft')) await call('PUT', `/api/conversations/${id}/draft`, { text: 'Half' })
  if (given.has('has a webhook')) await setOwner({ webhook_url: 'http://site.test' })
  if (given.has('has answered today'))
    await sql`insert into message_stats_daily (day, siteowner_id, operator_id, type, sent)
      values ((now() at time zone 'utc')::date, ${siteowner.id}, ${row.id}, 'reply', 3)`.execute(db)
  if (given.has('has not seen a newer message')) await makeReceived(db, { conversationId: id })
  if (given.has('customer is on hold')) await item({ held: true })
  if (given.has('customer asks who writes'))
    await makeInquiry(db, { conversationId: id, messageId: message.id })
  if (given.has('is for masters')) {
    await item({ for_master: true })
    await sql`insert into handovers (conversation_id, operator_id, reason_words) values (${id}, ${row.id}, 'Help')`.execute(
      db,
    )
  }
  if (given.has('is ignored')) {
    await item({ due_at: null, unanswered: true })
    await db.updateTable('conversations').set({ status: 'ignored' }).where('id', '=', id).execute()
  }
  if (given.has('has an address')) await check('contact', 'block')
  if (given.has('is too short')) await setOwner({ length_min: 1_900, length_stops: true })
  if (given.has('is in another language')) {
    await check('language', 'warn')
    await item({ language: 'it' })
  }
  if (given.has('is a poke')) await item({ kind: 'poke' })
  if (given.has('is a poke too many')) {
    await item({ kind: 'poke' })
    await sql`insert into poke_rules (siteowner_id, silence_minutes, next_silence_minutes, most_in_a_row, pokes_per_day)
      values (${siteowner.id}, 60, 60, 1, 1)`.execute(db)
    await db.updateTable('conversations').set({ poke_count: 1 }).where('id', '=', id).execute()
  }
  if (given.has('is answered')) await item({ due_at: null })
  if (given.has('lease has expired') && !given.has('is answered') && !given.has('is ignored'))
    await item({ expires_at: null })
  if (given.has('lease is lost')) await item({ epoch: answer.epoch + 1_000_000 })
  if (given.has('may not reply'))
    await db
      .updateTable('operators')
      .set({ message_types: ['poke'] })
      .where('id', '=', row.id)
      .execute()
  if (given.has('key was used'))
    await sql`insert into idempotency_keys (operator_id, key, digest, message_id) values (${row.id}, ${key}, 'x', ${message.id})`.execute(
      db,
    )
  // By a message that no world has.
  if (given.has('was answered before'))
    await sql`insert into answers (conversation_id, in_reply_to, kind, message_id) values (${id}, ${message.id}, 'reply', 999999999)`.execute(
      db,
    )
  const operator = await findOperator(db, call.token, false)
  if (!operator) throw new Error('Not signed in')
  const request: Answer = {
    ...answer,
    text: names.map((name) => given.has(name) && texts[name]).find(Boolean) || text.trim() || 'x',
    ...(given.has('has a photo that is gone') ? { attachment: { kind: 'photo', id: 999_999_999 } } : {}),
    ...(given.has('names what was seen') ? { last_seen_id: message.id } : {}),
    ...(given.has('has seen less') ? { last_seen_id: message.id - 1 } : {}),
    ...(given.has('is confirmed to be true') ? { is_true_answer: true } : {}),
    ...(given.has('asks for an extra reply') ? { extra: true } : {}),
    ...(given.has('stays in the conversation') ? {} : { next: 'reply' as const }),
  }
  return { operator, id, key, request }
}

const tables = [
  'messages',
  'answers',
  'deliveries',
  'queue_items',
  'conversations',
  'conversation_operators',
  'drafts',
  'handovers',
  'inquiries',
] as const

async function rowsOf(conversationId: number, operatorId: number) {
  const found: unknown[] = []
  for (const table of tables) {
    const { rows } = await sql<{ row: { id?: number } }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(table === 'conversations' ? 'id' : 'conversation_id')} = ${conversationId} order by (to_jsonb(t)->>'id')::bigint`.execute(
      test.db,
    )
    found.push([table, rows.map(({ row }) => named(table, row))])
  }
  for (const table of ['idempotency_keys', 'message_stats_daily', 'audit_log']) {
    const { rows } = await sql<{ row: { id?: number } }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where operator_id = ${operatorId} order by (to_jsonb(t)->>'id')::bigint`.execute(test.db)
    found.push([table, rows.map(({ row }) => named(table, row))])
  }
  return found
}

/** The row with the name of its table in the name of its id: rows of two tables can have the same id in one world only. */
function named(table: string, { id, ...row }: { id?: number }) {
  return { ...row, [`${table.replace(/s$/, '')}_id`]: id }
}

/** What a caller sees, and what is stored. */
async function outcomeOf(world: Awaited<ReturnType<typeof makeWorld>>, sending: Promise<object>) {
  const result = await sending.catch((error) => {
    if (error instanceof AppError) return { code: error.code, details: error.details }
    throw error
  })
  return withoutIds({ result, rows: await rowsOf(world.id, world.operator.id) })
}

it.each([...Object.entries(brokenBy), ['words', 'is in another language'] as const])(
  'the rule %s is kept by both: %s',
  async (_rule, name) => {
    const given = { circumstances: new Set([name]), text: 'My answer' }
    const [one, other] = [await makeWorld(given), await makeWorld(given)]
    const sends = openSends({ ...test, live: { sendHints: () => {} }, languageOf: () => undefined })
    const together = await outcomeOf(
      one,
      sends.send(one.operator, one.id, one.key, one.request).then(({ sent }) => sent),
    )
    expect(together.result).toHaveProperty('code')
    expect(together).toEqual(
      await outcomeOf(other, sendMessage(test.urgent, other.operator, other.id, other.key, other.request)),
    )
  },
)

it('a batch and the ordinary path give the same result and the same rows', async () => {
  let stored = 0
  const sends = openSends({ ...test, live: { sendHints: () => void stored++ }, languageOf: () => undefined })
  await fc.assert(
    fc.asyncProperty(cases, async (given) => {
      const [one, other] = [await makeWorld(given), await makeWorld(given)]
      stored = 0
      const sending = sends.send(one.operator, one.id, one.key, one.request).then(({ sent }) => sent)
      const together = await outcomeOf(one, sending)
      const isOrdinary = ![...given.circumstances].some((name) => circumstances[name])
      expect(stored).toBe(isOrdinary ? 1 : 0)
      expect(together).toEqual(
        await outcomeOf(other, sendMessage(test.urgent, other.operator, other.id, other.key, other.request)),
      )
    }),
    { numRuns: propertyRuns(30), endOnFailure: true },
  )
})
