import { randomUUID } from 'node:crypto'
import { holdKinds } from '@panel/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../platform/database.ts'
import { useTwoNodes } from '../../../testing/app.ts'
import { type Hand, type HeldCustomer, makeHeldCustomer } from '../../../testing/held-customer.ts'
import { makeStaffedSite } from '../../../testing/in-hand.ts'
import { untilStatementsWait } from '../../../testing/until-statements-wait.ts'
import { useWebhooks } from '../../../testing/webhooks.ts'
import { storeOrdinary } from '../../answering/messages/sends.ts'
import { lockCustomers, openHold, refreshHeld, releaseHolds } from '../customers/holds.ts'

/** Answers that are on their way in the moment in which a hold begins: each leaves before it, or not at all. */

const [test, otherNode] = useTwoNodes()
const { delivery, dispatch, makeSite, statusOf } = useWebhooks(test)

const makeWorld = () => makeHeldCustomer([test, otherNode])
const answerOf = ({ lease, in_reply_to }: Omit<Hand, 'calls'>) => ({
  ...lease,
  in_reply_to,
  text: 'How are the hens?',
  next: 'smart' as const,
})
const send = (call: Hand['calls'][0], hand: Omit<Hand, 'calls'>, key = randomUUID()) =>
  call('POST', `/api/conversations/${hand.id}/messages`, answerOf(hand), { 'idempotency-key': key })

/** Messages to a customer whose time lies within one of their holds, by the clock of the database. */
async function countInside({ id }: HeldCustomer) {
  const { rows } = await sql<{ inside: number }>`select count(*) as inside from messages m
    join conversations c on c.id = m.conversation_id join holds h on h.customer_id = c.customer_id
    where c.customer_id = ${id} and m.direction = 'out' and m.created_at > h.since
      and m.created_at < coalesce(h.released_at, 'infinity')`.execute(test.db)
  return rows[0]?.inside
}

/** Operators of another site with a conversation in hand each. */
async function makeOthers(count: number) {
  const staff = await makeStaffedSite(test)
  return Promise.all(
    Array.from({ length: count }, async () => {
      await staff.waiting()
      const operator = await staff.colleague()
      return { call: operator.call, hand: await operator.take() }
    }),
  )
}

describe.each(holdKinds)('when the hold %s begins', (kind) => {
  it('an answer of a batch waits for it and is refused, and the others of the batch leave', async () => {
    const world = await makeWorld()
    const hand = await world.inHand('reply')
    const others = await makeOthers(3)
    let own: ReturnType<typeof send> | undefined
    await transaction(test.db, async (tx) => {
      await lockCustomers(tx, [world.id])
      await openHold(tx, world.id, { kind, until: null }, {})
      await refreshHeld(tx, [world.id])
      own = send(hand.calls[0], hand)
      const sent = await Promise.all(others.map((other) => send(other.call, other.hand)))
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      await untilStatementsWait(test.db)
    })
    expect((await own)?.json()).toMatchObject({ code: 'held', kind })
    expect(await world.left()).toEqual({ messages: 0, deliveries: 0 })
  })

  it('it waits for a batch that is being stored, and begins after its answers', async () => {
    const world = await makeWorld()
    const { id, ...hand } = await world.inHand('reply')
    let holding: Promise<unknown> = Promise.resolve()
    await transaction(test.db, async (tx) => {
      const { operator_id } = await tx
        .selectFrom('queue_items')
        .where('conversation_id', '=', id)
        .select('operator_id')
        .executeTakeFirstOrThrow()
      const [stored] = await storeOrdinary(tx, [
        {
          operator: { id: operator_id ?? 0 },
          conversationId: id,
          key: randomUUID(),
          answer: answerOf({ id, ...hand }),
          language: undefined,
        },
      ])
      expect(stored).toMatchObject({ conversationId: id })
      holding = world.hold(kind)
      await untilStatementsWait(test.db)
    })
    await holding
    expect(await countInside(world)).toBe(0)
    expect(await send(hand.calls[1], { id, ...hand })).toMatchObject({ statusCode: 409 })
  })

  it('what was sent before is delivered, except to who was erased', async () => {
    const { receiver, siteowner } = await makeSite()
    const world = await makeHeldCustomer([test, otherNode], siteowner)
    const hand = await world.inHand('reply')
    const { id } = (await send(hand.calls[0], hand)).json().message
    expect(await delivery(id)).toMatchObject({ status: 'pending' })
    await world.hold(kind)
    dispatch([receiver.host])
    await statusOf(id).toBe(kind === 'erased' ? 'dead' : 'delivered')
    const texts = receiver.texts().filter((text) => text !== undefined)
    expect(texts).toEqual(kind === 'erased' ? [] : ['How are the hens?'])
  })
})

it('an answer that began before a hold ended is sent when it is repeated, with a time after the hold', async () => {
  const world = await makeWorld()
  const hand = await world.inHand('reply')
  await world.hold('spending_limit')
  const key = randomUUID()
  let own: ReturnType<typeof send> | undefined
  await transaction(test.db, async (tx) => {
    await lockCustomers(tx, [world.id])
    await tx
      .selectFrom('queue_items')
      .where('conversation_id', '=', hand.id)
      .select('held')
      .forUpdate()
      .execute()
    own = send(hand.calls[0], hand, key)
    await untilStatementsWait(test.db)
    await releaseHolds(tx, world.id, ['spending_limit'], 'Confirmed', {})
    // As when this transaction had begun after the answer.
    await sql`update holds set released_at = clock_timestamp() where customer_id = ${world.id}`.execute(tx)
    await refreshHeld(tx, [world.id])
  })
  expect((await own)?.json()).toMatchObject({ code: 'in_progress' })
  expect((await send(hand.calls[1], hand, key)).statusCode).toBe(200)
  expect(await countInside(world)).toBe(0)
  expect(await world.left()).toEqual({ messages: 1, deliveries: 1 })
})
