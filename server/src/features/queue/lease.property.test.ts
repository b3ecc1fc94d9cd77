import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { type Act, operatorCount, waves } from '../../testing/lease-acts.ts'
import { checkProperties } from '../../testing/lease-properties.ts'
import { findConversationOf, letExpire, letIdle } from '../../testing/lease-rows.ts'
import {
  type Caller,
  type ClaimResult,
  isMaster,
  type Leaving,
  makeWorld,
  type Sending,
  type World,
} from '../../testing/lease-world.ts'
import { sweepExpired } from '../leases/sweep.ts'

/** The properties of the lease, with generated interleavings on two nodes. The actions of one wave run at the same moment. */

const nodes: TestApp[] = []
beforeAll(async () => {
  const first = await startTestApp()
  nodes.push(first, await startTestApp(first.url))
})
afterAll(async () => {
  await nodes[1]?.close()
  await nodes[0]?.close()
})

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no number ${index}`)
  return found
}

function callOf(world: World, index: number, nodeIndex: number): Caller {
  return pick(pick(world.operators, index).calls, nodeIndex)
}

function remember(world: World, index: number, claimed: ClaimResult | undefined) {
  if (!claimed?.conversation) return
  const { lease, conversation, messages } = claimed
  const claimedWith = messages.at(-1)?.id ?? 0
  const holder = world.epochs.get(lease.epoch)
  // No epoch has two holders.
  expect(holder === undefined || holder === index).toBe(true)
  world.epochs.set(lease.epoch, index)
  world.lastEpoch.set(conversation.id, Math.max(lease.epoch, world.lastEpoch.get(conversation.id) ?? 0))
  world.hands.set(index, {
    conversationId: conversation.id,
    leaseId: lease.id,
    epoch: lease.epoch,
    inReplyTo: conversation.in_reply_to,
    claimedWith,
    lastSeen: claimedWith,
  })
}

async function send(world: World, index: number, nodeIndex: number, sending: Sending) {
  const { conversationId, key, body } = sending
  const lastEpoch = world.lastEpoch.get(conversationId) ?? 0
  const call = callOf(world, index, nodeIndex)
  const answer = await call('POST', `/api/conversations/${conversationId}/messages`, body, {
    'idempotency-key': key,
  })
  expect([200, 409, 404]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  const { message, next } = answer.json()
  const first = world.messages.get(key)
  // A repeated key gets the first response.
  expect(first ?? message.id).toBe(message.id)
  // An answer replies to what the operator saw, and never comes from an operator after another one claimed the conversation.
  expect(message.in_reply_to).toBe(body.in_reply_to)
  if (first === undefined) expect(body.epoch).toBeGreaterThanOrEqual(lastEpoch)
  world.messages.set(key, message.id)
  world.seen.set(message.id, world.seen.get(message.id) ?? body.last_seen_id)
  const hand = world.hands.get(index)
  if (hand?.leaseId === body.lease_id) hand.lastSeen = Math.max(hand.lastSeen, message.id)
  remember(world, index, next)
}

/** Skips, ignores or hands over; the repetition of an acknowledged action is acknowledged again. */
async function leave(world: World, index: number, nodeIndex: number, leaving: Leaving) {
  const { conversationId, what, body } = leaving
  const call = callOf(world, index, nodeIndex)
  const answer = await call('POST', `/api/conversations/${conversationId}/${what}`, body)
  const act = `${what} ${body.lease_id}`
  expect(world.left.has(act) ? [200] : [200, 409, 404]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  world.left.add(act)
  remember(world, index, answer.json().next)
}

async function perform(world: World, step: Act): Promise<void> {
  if (step.do === 'write') {
    const customer = pick(world.customers, step.conversation)
    if (!step.again || !world.lastWritten)
      world.lastWritten = {
        external_id: `message-${world.written++}`,
        customer_external_id: customer.external_id,
        profile_external_id: world.profile.external_id,
        text: `Line ${world.written}`,
        sent_at: '2026-11-20T10:00:00Z',
      }
    const site = pick(world.both, step.node).site(world.siteowner.key)
    const answer = await site('POST', '/site/v1/messages', { messages: [world.lastWritten] })
    expect(answer.statusCode).toBe(200)
    return
  }
  if (step.do === 'sweep') {
    await sweepExpired(pick(world.both, step.node).db)
    return
  }
  if (step.do === 'take over') return takeOver(world, step.conversation, step.node)
  const hand = world.hands.get(step.operator)
  const { db } = pick(world.both, 0)
  if (step.do === 'expire' || step.do === 'idle') {
    if (hand) await (step.do === 'expire' ? letExpire : letIdle)(db, hand.leaseId)
    return
  }
  const call = callOf(world, step.operator, step.node)
  if (step.do === 'claim') {
    const body = step.exclude && hand ? { exclude: [hand.conversationId] } : {}
    const answer = await call('POST', '/api/queues/reply/claim', body)
    expect(answer.statusCode).toBe(200)
    remember(world, step.operator, answer.json())
  } else if (step.do === 'repeat') {
    const last = world.lastSend.get(step.operator)
    if (last) await send(world, step.operator, step.node, last)
  } else if (step.do === 'again') {
    const last = world.lastLeave.get(step.operator)
    if (last) await leave(world, step.operator, step.node, last)
  } else if (!hand) {
    return
  } else if (step.do === 'skip' || step.do === 'handover' || step.do === 'ignore') {
    const said =
      step.do === 'ignore'
        ? { options: [step.option], note: 'Spam', in_reply_to: hand.inReplyTo }
        : { reason_words: 'Not for me' }
    const leaving: Leaving = {
      conversationId: hand.conversationId,
      what: step.do,
      body: { lease_id: hand.leaseId, epoch: hand.epoch, next: 'reply', ...said },
    }
    world.lastLeave.set(step.operator, leaving)
    await leave(world, step.operator, step.node, leaving)
  } else if (step.do === 'send') {
    const sending: Sending = {
      conversationId: hand.conversationId,
      key: randomUUID(),
      body: {
        lease_id: hand.leaseId,
        epoch: hand.epoch,
        in_reply_to: hand.inReplyTo,
        last_seen_id: step.isStale ? hand.claimedWith : hand.lastSeen,
        text: `Answer ${randomUUID()}`,
        ...(step.extra ? { extra: true } : {}),
        ...(step.next ? { next: 'reply' } : {}),
      },
    }
    world.lastSend.set(step.operator, sending)
    const tabs = [send(world, step.operator, step.node, sending)]
    if (step.isDouble) tabs.push(send(world, step.operator, 1 - step.node, { ...sending, key: randomUUID() }))
    await Promise.all(tabs)
  } else {
    const body = step.do === 'renew' ? { since_input: step.sinceInput } : undefined
    const answer = await call('POST', `/api/leases/${hand.leaseId}/${step.do}`, body)
    expect([200, 409]).toContain(answer.statusCode)
  }
}

/** The master may take from idle operators. */
async function takeOver(world: World, conversation: number, nodeIndex: number) {
  const id = await findConversationOf(pick(world.both, 0).db, pick(world.customers, conversation).id)
  if (id === undefined) return
  const master = operatorCount - 1
  const body = { reason: 'The customer waits' }
  const answer = await callOf(world, master, nodeIndex)('POST', `/api/conversations/${id}/lease`, body)
  expect([200, 409]).toContain(answer.statusCode)
  if (answer.statusCode === 200) remember(world, master, answer.json())
}

/** What an operator may claim, the next one first: not what they skipped; masters first get what is for masters. */
async function findWaitingFor(world: World, index: number): Promise<number[]> {
  const { row } = pick(world.operators, index)
  const { rows } = await sql<{ id: number }>`select conversation_id as id from queue_items q
    where siteowner_id = ${world.siteowner.id} and expires_at is null and due_at is not null
      and (not for_master or ${isMaster(index)}::boolean)
      and not exists (select from skips s where s.conversation_id = q.conversation_id and s.operator_id = ${row.id})
    order by for_master desc, due_at, conversation_id`.execute(pick(world.both, 0).db)
  return rows.map(({ id }) => id)
}

async function checkBadges(world: World) {
  for (const index of [0, operatorCount - 1])
    expect((await callOf(world, index, 0)('GET', '/api/user.php')).json().user.open_messages).toBe(
      (await findWaitingFor(world, index)).length,
    )
  const { rows } = await sql<{ count: number }>`select count(*) from queue_items
    where siteowner_id = ${world.siteowner.id} and expires_at is null and due_at is not null and not for_master`.execute(
    pick(world.both, 0).db,
  )
  expect((await callOf(world, 0, 0)('GET', '/api/queues')).json().reply.waiting).toBe(rows[0]?.count)
}

/** An operator without a lease who claims gets the item that has waited longest of those they may answer. */
async function checkOldestIsNext(world: World) {
  const { db } = pick(world.both, 0)
  await sql`update queue_items set expires_at = now() - interval '1 second' where siteowner_id = ${world.siteowner.id} and expires_at is not null`.execute(
    db,
  )
  await sweepExpired(db)
  for (const index of world.operators.keys()) {
    const [next] = await findWaitingFor(world, index)
    const answer = (await callOf(world, index, index % 2)('POST', '/api/queues/reply/claim', {})).json()
    expect(answer.conversation?.id).toBe(next)
  }
}

describe('with any interleaving on two nodes', () => {
  it('nothing is answered twice, held twice, lost, served in the wrong order or counted wrong', async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (program) => {
        const world = await makeWorld(nodes)
        for (const wave of program) {
          await Promise.all(wave.map((step) => perform(world, step)))
          await checkProperties(pick(world.both, 0).db, world.siteowner.id, {
            messages: world.messages.values(),
            seen: world.seen,
            left: world.left,
          })
          await checkBadges(world)
        }
        await checkOldestIsNext(world)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25), endOnFailure: true },
    )
  }, 240_000)
})
