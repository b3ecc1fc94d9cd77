import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTwoNodes } from '../../../testing/app.ts'
import { type LeaseAction, operatorCount, waves } from '../../../testing/lease-actions.ts'
import {
  type Caller,
  type ClaimResult,
  isMaster,
  type LeaseModel,
  type Leaving,
  makeLeaseModel,
  type Sending,
} from '../../../testing/lease-model.ts'
import { checkProperties } from '../../../testing/lease-properties.ts'
import { expireLease, findConversationOf, makeLeaseIdle } from '../../../testing/lease-rows.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { sweepExpired } from '../../conversations/leases/sweep.ts'

/** The properties of the lease, with generated interleavings on two nodes. The actions of one wave run at the same moment. */

const nodes = useTwoNodes()

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no number ${index}`)
  return found
}

function callOf(model: LeaseModel, index: number, nodeIndex: number): Caller {
  return pick(pick(model.operators, index).calls, nodeIndex)
}

function recordClaim(model: LeaseModel, index: number, claimed: ClaimResult | undefined) {
  if (!claimed?.conversation) return
  const { lease, conversation, messages } = claimed
  const claimedWith = messages.at(-1)?.id ?? 0
  const holder = model.epochs.get(lease.epoch)
  // No epoch has two holders.
  expect(holder === undefined || holder === index).toBe(true)
  model.epochs.set(lease.epoch, index)
  model.lastEpoch.set(conversation.id, Math.max(lease.epoch, model.lastEpoch.get(conversation.id) ?? 0))
  model.hands.set(index, {
    conversationId: conversation.id,
    leaseId: lease.id,
    epoch: lease.epoch,
    inReplyTo: conversation.in_reply_to,
    claimedWith,
    lastSeen: claimedWith,
  })
}

async function send(model: LeaseModel, index: number, nodeIndex: number, sending: Sending) {
  const { conversationId, key, body } = sending
  const lastEpoch = model.lastEpoch.get(conversationId) ?? 0
  const call = callOf(model, index, nodeIndex)
  const answer = await call('POST', `/api/conversations/${conversationId}/messages`, body, {
    'idempotency-key': key,
  })
  expect([200, 409, 404]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  const { message, next } = answer.json()
  const first = model.messages.get(key)
  // A repeated key gets the first response.
  expect(first ?? message.id).toBe(message.id)
  // An answer replies to what the operator saw, and never comes from an operator after another one claimed the conversation.
  expect(message.in_reply_to).toBe(body.in_reply_to)
  if (first === undefined) expect(body.epoch).toBeGreaterThanOrEqual(lastEpoch)
  model.messages.set(key, message.id)
  model.seen.set(message.id, model.seen.get(message.id) ?? body.last_seen_id)
  const hand = model.hands.get(index)
  if (hand?.leaseId === body.lease_id) hand.lastSeen = Math.max(hand.lastSeen, message.id)
  recordClaim(model, index, next)
}

/** Skips, ignores or hands over; the repetition of an acknowledged action is acknowledged again. */
async function leave(model: LeaseModel, index: number, nodeIndex: number, leaving: Leaving) {
  const { conversationId, what, body } = leaving
  const call = callOf(model, index, nodeIndex)
  const answer = await call('POST', `/api/conversations/${conversationId}/${what}`, body)
  const action = `${what} ${body.lease_id}`
  expect(model.left.has(action) ? [200] : [200, 409, 404]).toContain(answer.statusCode)
  if (answer.statusCode !== 200) return
  model.left.add(action)
  recordClaim(model, index, answer.json().next)
}

async function perform(model: LeaseModel, step: LeaseAction): Promise<void> {
  if (step.do === 'write') {
    const customer = pick(model.customers, step.conversation)
    if (!step.again || !model.lastWritten)
      model.lastWritten = {
        external_id: `message-${model.written++}`,
        customer_external_id: customer.external_id,
        profile_external_id: model.profile.external_id,
        text: `Line ${model.written}`,
        sent_at: '2026-11-20T10:00:00Z',
      }
    const site = pick(model.both, step.node).site(model.siteowner.key)
    const answer = await site('POST', '/site/v1/messages', { messages: [model.lastWritten] })
    expect(answer.statusCode).toBe(200)
    return
  }
  if (step.do === 'sweep') {
    await sweepExpired(pick(model.both, step.node).db)
    return
  }
  if (step.do === 'take over') return takeOver(model, step.conversation, step.node)
  const hand = model.hands.get(step.operator)
  const { db } = pick(model.both, 0)
  if (step.do === 'expire' || step.do === 'idle') {
    if (hand) await (step.do === 'expire' ? expireLease : makeLeaseIdle)(db, hand.leaseId)
    return
  }
  const call = callOf(model, step.operator, step.node)
  if (step.do === 'claim') {
    const body = step.exclude && hand ? { exclude: [hand.conversationId] } : {}
    const answer = await call('POST', '/api/queues/reply/claim', body)
    expect(answer.statusCode).toBe(200)
    recordClaim(model, step.operator, answer.json())
  } else if (step.do === 'repeat') {
    const last = model.lastSend.get(step.operator)
    if (last) await send(model, step.operator, step.node, last)
  } else if (step.do === 'again') {
    const last = model.lastLeave.get(step.operator)
    if (last) await leave(model, step.operator, step.node, last)
  } else if (!hand) {
    return
  } else if (step.do === 'skip' || step.do === 'handover' || step.do === 'ignore') {
    const content =
      step.do === 'ignore'
        ? { options: [step.option], note: 'Spam', in_reply_to: hand.inReplyTo }
        : { reason_words: 'Not for me' }
    const leaving: Leaving = {
      conversationId: hand.conversationId,
      what: step.do,
      body: { lease_id: hand.leaseId, epoch: hand.epoch, next: 'reply', ...content },
    }
    model.lastLeave.set(step.operator, leaving)
    await leave(model, step.operator, step.node, leaving)
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
    model.lastSend.set(step.operator, sending)
    const tabs = [send(model, step.operator, step.node, sending)]
    if (step.isDouble) tabs.push(send(model, step.operator, 1 - step.node, { ...sending, key: randomUUID() }))
    await Promise.all(tabs)
  } else {
    const body = step.do === 'renew' ? { since_input: step.sinceInput } : undefined
    const answer = await call('POST', `/api/leases/${hand.leaseId}/${step.do}`, body)
    expect([200, 409]).toContain(answer.statusCode)
  }
}

/** The master may take from idle operators. */
async function takeOver(model: LeaseModel, conversation: number, nodeIndex: number) {
  const id = await findConversationOf(pick(model.both, 0).db, pick(model.customers, conversation).id)
  if (id === undefined) return
  const master = operatorCount - 1
  const body = { reason: 'The customer waits' }
  const answer = await callOf(model, master, nodeIndex)('POST', `/api/conversations/${id}/lease`, body)
  expect([200, 409]).toContain(answer.statusCode)
  if (answer.statusCode === 200) recordClaim(model, master, answer.json())
}

/** What an operator may claim, the next one first: not what they skipped; masters first get what is for masters. */
async function findWaitingFor(model: LeaseModel, index: number): Promise<number[]> {
  const { row } = pick(model.operators, index)
  const { rows } = await sql<{ id: number }>`select conversation_id as id from queue_items q
    where siteowner_id = ${model.siteowner.id} and expires_at is null and due_at is not null
      and (not for_master or ${isMaster(index)}::boolean)
      and not exists (select from skips s where s.conversation_id = q.conversation_id and s.operator_id = ${row.id})
    order by for_master desc, due_at, conversation_id`.execute(pick(model.both, 0).db)
  return rows.map(({ id }) => id)
}

async function checkBadges(model: LeaseModel) {
  for (const index of [0, operatorCount - 1])
    expect((await callOf(model, index, 0)('GET', '/api/user.php')).json().user.open_messages).toBe(
      (await findWaitingFor(model, index)).length,
    )
  const { rows } = await sql<{ count: number }>`select count(*) from queue_items
    where siteowner_id = ${model.siteowner.id} and expires_at is null and due_at is not null and not for_master`.execute(
    pick(model.both, 0).db,
  )
  expect((await callOf(model, 0, 0)('GET', '/api/queues')).json().reply.waiting).toBe(rows[0]?.count)
}

/** An operator without a lease who claims gets the item that has waited longest of those they may answer. */
async function checkOldestIsNext(model: LeaseModel) {
  const { db } = pick(model.both, 0)
  await sql`update queue_items set expires_at = now() - interval '1 second' where siteowner_id = ${model.siteowner.id} and expires_at is not null`.execute(
    db,
  )
  await sweepExpired(db)
  for (const index of model.operators.keys()) {
    const [next] = await findWaitingFor(model, index)
    const answer = (await callOf(model, index, index % 2)('POST', '/api/queues/reply/claim', {})).json()
    expect(answer.conversation?.id).toBe(next)
  }
}

describe('with any interleaving on two nodes', () => {
  it('nothing is answered twice, held twice, lost, served in the wrong order or counted wrong', async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (program) => {
        const model = await makeLeaseModel(nodes)
        for (const wave of program) {
          await Promise.all(wave.map((step) => perform(model, step)))
          await checkProperties(pick(model.both, 0).db, model.siteowner.id, {
            messages: model.messages.values(),
            seen: model.seen,
            left: model.left,
          })
          await checkBadges(model)
        }
        await checkOldestIsNext(model)
      }),
      { numRuns: propertyRuns(25), endOnFailure: true },
    )
  })
})
