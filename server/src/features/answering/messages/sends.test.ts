import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import type { Hint } from '../../../platform/live.ts'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { startTestApp, type TestApp, useTestApp } from '../../../testing/app.ts'
import { openSilentProxy } from '../../../testing/silent-proxy.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { findOperator } from '../../people/sign-in/session.ts'
import { openSends, storeOrdinary } from './sends.ts'

const test = useTestApp()

type InHand = Awaited<ReturnType<typeof makeInHand>> & { key: string; text: string }

/** Operators, each with a conversation in hand and an answer. */
async function makeAnswering(on: TestApp, count: number): Promise<InHand[]> {
  const made = []
  for (let i = 0; i < count; i++) {
    const key = randomUUID()
    // Without digits, which could look like the telephone number that a site owner may have checked.
    made.push({ ...(await makeInHand(on)), key, text: `Answer ${key.replaceAll(/\d/g, '')}` })
  }
  return made
}

const send = ({ send, text, key }: InHand) => send({ text }, key)

const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

async function expectStoredOnce(all: InHand[], answers: { json(): { message: { id: number } } }[]) {
  for (const [index, each] of all.entries()) {
    const stored = await sentIn(test, each.id)
    expect(stored).toMatchObject([{ id: answers[index]?.json().message.id, body: each.text }])
  }
}

/** These operators' answers, as the route passes them on. */
const requestsOf = (all: InHand[]) =>
  Promise.all(
    all.map(async ({ call, id, key, answer, text }) => {
      const operator = await findOperator(test.db, call.token, false)
      if (!operator) throw new Error('Not signed in')
      return { operator, conversationId: id, key, answer: { ...answer, text }, language: undefined }
    }),
  )

it('answers that arrive together are stored in one transaction, and announced after it', async () => {
  const all = await makeAnswering(test, 5)
  const hints: Hint[] = []
  const live = { sendHints: (sent: Hint[]) => void hints.push(...sent) }
  const sends = openSends({ ...test, live, languageOf: () => undefined })
  const sent = await Promise.all(
    (await requestsOf(all)).map(({ operator, conversationId, key, answer }) =>
      sends.send(operator, conversationId, key, answer),
    ),
  )
  const deliveries = await test.db
    .selectFrom('deliveries')
    .where(
      'message_id',
      'in',
      sent.map((each) => each.sent.id),
    )
    .select('transaction_id')
    .execute()
  expect(deliveries).toHaveLength(5)
  expect(new Set(deliveries.map((each) => each.transaction_id)).size).toBe(1)
  for (const { id, operator } of all)
    expect(hints).toContainEqual({ topic: 'conversation', id, operatorId: operator.id })
})

it('an answer whose text was checked in another language than that of the conversation is no ordinary one', async () => {
  const [one] = await makeAnswering(test, 1)
  if (!one) throw new Error('No operator')
  const { language } = await test.db
    .selectFrom('conversations')
    .where('id', '=', one.id)
    .select('language')
    .executeTakeFirstOrThrow()
  const [request] = await requestsOf([one])
  if (!request) throw new Error('No request')
  const other = language === 'pl' ? 'it' : 'pl'
  expect(await storeOrdinary(test.batches, [{ ...request, language: other }])).toEqual([undefined])
  expect(await storeOrdinary(test.batches, [{ ...request, language }])).toMatchObject([
    { conversationId: one.id },
  ])
})

it('a draft is checked in the language that its conversation has now', async () => {
  const [one] = await makeAnswering(test, 1)
  if (!one) throw new Error('No operator')
  await sql`update conversations set language = 'it' where id = ${one.id}`.execute(test.db)
  await sql`update queue_items set language = 'it' where conversation_id = ${one.id}`.execute(test.db)
  const sends = openSends({ ...test, live: { sendHints: () => {} }, languageOf: () => 'pl' })
  const [{ operator, conversationId, key, answer } = await Promise.reject(new Error('No request'))] =
    await requestsOf([{ ...one, text: 'Sono io, non sono un bot.' }])
  await expect(sends.send(operator, conversationId, key, answer)).rejects.toMatchObject({
    code: 'text_checked',
  })
  expect(await sentIn(test, one.id)).toEqual([])
})

describe('rows that another transaction has locked', () => {
  const locks = {
    'the queue item': ({ id }: InHand) =>
      sql`select from queue_items where conversation_id = ${id} for update`,
    'the conversation': ({ id }: InHand) => sql`select from conversations where id = ${id} for update`,
    'the draft': ({ id, operator }: InHand) => sql`with made as materialized (
      select from drafts where conversation_id = ${id} for update) select from made where ${operator.id} > 0`,
    'the statistics': ({ operator }: InHand) =>
      sql`select from message_stats_daily where operator_id = ${operator.id} for update`,
    'the key': ({
      operator,
      key,
    }: InHand) => sql`insert into idempotency_keys (operator_id, key, digest, message_id)
      values (${operator.id}, ${key}, '', 0)`,
  }
  it.each(Object.entries(locks))('%s: only its own answer waits', async (name, lock) => {
    const all = await makeAnswering(test, 4)
    const [locked, ...others] = all
    if (!locked) throw new Error('No operator')
    await locked.call('PUT', `/api/conversations/${locked.id}/draft`, { text: 'Half an answ' })
    await sql`insert into message_stats_daily (day, siteowner_id, operator_id, type, sent)
      values ((now() at time zone 'utc')::date, ${locked.siteowner.id}, ${locked.operator.id}, 'reply', 1)`.execute(
      test.db,
    )
    let waiting: Promise<{ statusCode: number }> | undefined
    const rollback = new Error('rolled back')
    await transaction(test.db, async (tx) => {
      await lock(locked).execute(tx)
      waiting = send(locked)
      // A key that another transaction is storing is the only row for which a batch can wait, and not for long.
      if (name !== 'the key')
        expect(await storeOrdinary(test.batches, await requestsOf([locked]))).toEqual([undefined])
      expect(statusesOf(await Promise.all(others.map(send)))).toEqual(others.map(() => 200))
      await untilStatementsWait(test.db)
      expect(await sentIn(test, locked.id)).toEqual([])
      throw rollback
    }).catch((error) => expect(error).toBe(rollback))
    expect((await waiting)?.statusCode).toBe(200)
    expect(await sentIn(test, locked.id)).toHaveLength(1)
  })
})

it('an answer that cannot be stored fails alone', async () => {
  const all = await makeAnswering(test, 3)
  await sql`create function refuse_poison() returns trigger language plpgsql as $$
    begin if new.body like 'poison%' then raise 'poisoned'; end if; return new; end $$`.execute(test.db)
  await sql`create trigger refuse_poison before insert on messages for each row execute function refuse_poison()`.execute(
    test.db,
  )
  const answers = await Promise.all(
    all.map((each, index) => each.send({ text: index === 1 ? 'poison' : each.text }, each.key)),
  )
  expect(statusesOf(answers)).toEqual([200, 500, 200])
  await sql`drop trigger refuse_poison on messages`.execute(test.db)
})

it('a refusal is the refusal of its own caller', async () => {
  const all = await makeAnswering(test, 3)
  const answers = await Promise.all(
    all.map((each, index) => each.send({ epoch: each.lease.epoch + (index === 1 ? 1 : 0) }, each.key)),
  )
  expect(statusesOf(answers)).toEqual([200, 409, 200])
  expect(answers[1]?.json()).toMatchObject({ code: 'lease_lost' })
})

describe('a batch that is cut', () => {
  /** Sends answers of operators through a proxy that cuts the connection of their batch once. */
  async function sendThroughCut(when: 'before it is stored' | 'after it is stored') {
    let isCut = false
    const isBatch = (bytes: Buffer) => bytes.includes('"lease_id"') && bytes.includes('Answer')
    const proxy = await openSilentProxy(test.url, {
      onRequest(line, bytes) {
        if (isCut || !isBatch(bytes)) return
        isCut = true
        if (when === 'before it is stored') line.drop()
        else line.loseAnswers()
        // The answers are lost; the batch is committed before the connection ends.
        if (when === 'after it is stored') setImmediate(() => void waitForCommit().then(() => line.drop()))
      },
    })
    const node = await startTestApp(proxy.through(test.url))
    const all = await makeAnswering(node, 4)
    const waitForCommit = () => expect.poll(() => sentIn(test, all[0]?.id ?? 0)).toHaveLength(1)
    const answers = await Promise.all(all.map(send))
    expect(isCut).toBe(true)
    const repeated = await Promise.all(all.map(send))
    await node.close()
    await proxy.close()
    return { all, answers, repeated }
  }

  it.each(['before it is stored', 'after it is stored'] as const)(
    '%s is repeated: each caller gets one stored answer',
    async (when) => {
      const { all, answers, repeated } = await sendThroughCut(when)
      expect(statusesOf(answers)).toEqual(all.map(() => 200))
      await expectStoredOnce(all, answers)
      expect(statusesOf(repeated)).toEqual(all.map(() => 200))
      await expectStoredOnce(all, repeated)
    },
  )

  it('while it is stored leaves nothing behind, and each caller gets one stored answer', async () => {
    const all = await makeAnswering(test, 3)
    const [first] = all
    let sending: Promise<{ statusCode: number; json(): { message: { id: number } } }[]> | undefined
    const rollback = new Error('rolled back')
    await transaction(test.db, async (tx) => {
      // The batch has inserted its messages and waits for this key.
      await sql`insert into idempotency_keys (operator_id, key, digest, message_id)
        values (${first?.operator.id}, ${first?.key}, '', 0)`.execute(tx)
      sending = Promise.all(all.map(send))
      await untilStatementsWait(test.db)
      const ended = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%send_and_claim%'`.execute(
        test.db,
      )
      expect(ended.rows).toHaveLength(1)
      throw rollback
    }).catch((error) => expect(error).toBe(rollback))
    const answers = (await sending) ?? []
    expect(statusesOf(answers)).toEqual(all.map(() => 200))
    await expectStoredOnce(all, answers)
  })
})
