import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { makeInHand, sentIn } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { findOperator } from '../../people/sign-in/session.ts'
import { callerOf } from '../queue/claimed.ts'
import { storeOrdinary } from './sends.ts'

/** The next conversation is claimed in the transaction that stores the answer. */

const test = useTestApp()

/** An operator with a conversation in hand, and another one that waits in their language. */
async function makeSender() {
  const sender = await makeInHand(test)
  const next = await makeWaiting(test.db, { language: sender.language })
  const operator = await findOperator(test.db, sender.call.token, false)
  if (!operator) throw new Error('Not signed in')
  const request = {
    operator,
    conversationId: sender.id,
    key: randomUUID(),
    answer: { ...sender.answer, next: 'smart' as const },
    language: undefined,
    next: callerOf(operator, 'smart'),
  }
  return { ...sender, next, request }
}

const leasesOf = async (operatorId: number) =>
  (
    await sql<{ conversation_id: number; transaction: string }>`
      select conversation_id, xmin::text as transaction from queue_items
      where operator_id = ${operatorId} and expires_at is not null`.execute(test.db)
  ).rows

const transactionOf = async (messageId: number) =>
  (
    await sql<{
      transaction: string
    }>`select xmin::text as transaction from messages where id = ${messageId}`.execute(test.db)
  ).rows[0]?.transaction

it('senders get the next conversation of their language in the transaction of their answers', async () => {
  const senders = await Promise.all([makeSender(), makeSender(), makeSender()])
  const stored = await storeOrdinary(
    test.batches,
    senders.map(({ request }) => request),
  )
  for (const [index, { operator, next }] of senders.entries()) {
    const answer = stored[index]
    expect(answer?.lease).toMatchObject({ conversationId: next.id, operatorId: operator.id })
    expect(await leasesOf(operator.id)).toEqual([
      { conversation_id: next.id, transaction: await transactionOf(answer?.messageId ?? 0) },
    ])
  }
})

it('the response has the lease that was claimed', async () => {
  const { operator, next, send } = await makeSender()
  const answered = await send({ next: 'smart' })
  expect(answered.json()).toMatchObject({ next: { conversation: { id: next.id } } })
  const { lease } = answered.json().next
  const { rows } = await sql`select from queue_items
    where operator_id = ${operator.id} and lease_id = ${lease.id} and epoch = ${lease.epoch}`.execute(test.db)
  expect(rows).toHaveLength(1)
})

it('an answer that is not ordinary claims nothing, beside one that is', async () => {
  const [late, other] = [await makeSender(), await makeSender()]
  // The lease has expired, so the operator has nothing in hand; the epoch is not that of the lease.
  await sql`update queue_items set expires_at = null where conversation_id = ${late.id}`.execute(test.db)
  const lost = { ...late.request, answer: { ...late.request.answer, epoch: late.answer.epoch + 1 } }
  const [stored, otherStored] = await storeOrdinary(test.batches, [lost, other.request])
  expect(stored).toBeUndefined()
  expect(await leasesOf(late.operator.id)).toEqual([])
  expect(otherStored?.lease).toMatchObject({ conversationId: other.next.id })
})

it('who does not ask for the next conversation gets none', async () => {
  const { operator, request } = await makeSender()
  const [stored] = await storeOrdinary(test.batches, [{ ...request, next: undefined }])
  expect(stored).toMatchObject({ lease: undefined })
  expect(await leasesOf(operator.id)).toEqual([])
})

it('a conversation that the sender takes at the same moment is the next one; the answers of the batch are stored', async () => {
  const [one, other] = [await makeSender(), await makeSender()]
  const taken = await makeWaiting(test.db, { language: one.language })
  let answers: ReturnType<typeof one.send>[] = []
  await transaction(test.db, async (tx) => {
    await sql`update queue_items set expires_at = null where conversation_id = ${one.id}`.execute(tx)
    await sql`update queue_items set lease_id = gen_random_uuid(), operator_id = ${one.operator.id},
      epoch = nextval('queue_items_epoch'), expires_at = now() + interval '5 minutes', claimed_at = now()
      where conversation_id = ${taken.id}`.execute(tx)
    answers = [one, other].map((each) => each.send({ next: 'smart' }))
    await untilStatementsWait(test.db)
  })
  const [first, second] = (await Promise.all(answers)).map((answer) => answer.json())
  expect(first).toMatchObject({ message: { type: 'reply' }, next: { conversation: { id: taken.id } } })
  expect(second).toMatchObject({ message: { type: 'reply' }, next: { conversation: { id: other.next.id } } })
  expect(await leasesOf(one.operator.id)).toMatchObject([{ conversation_id: taken.id }])
  for (const { id } of [one, other]) expect(await sentIn(test, id)).toHaveLength(1)
})
