import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { type Act, conversationCount, operatorCount, waves } from '../../testing/lease-acts.ts'
import { makeCustomer, makeOperator, makeProfile, makeSiteowner } from '../../testing/make.ts'
import { sweepExpired } from './sweep.ts'

/** The properties of the lease, over generated interleavings on two nodes. Acts of one wave run at the same moment. */

const nodes: TestApp[] = []
beforeAll(async () => {
  const first = await startTestApp()
  nodes.push(first, await startTestApp(first.url))
})
afterAll(async () => {
  await nodes[1]?.close()
  await nodes[0]?.close()
})

type Caller = Awaited<ReturnType<TestApp['signedIn']>>
type Hand = { conversationId: number; leaseId: string; epoch: number; inReplyTo: number | null }
type Sending = {
  conversationId: number
  key: string
  body: { lease_id: string; epoch: number; in_reply_to: number | null; text: string; next?: 'reply' }
}
type Claimed = {
  conversation: { id: number; in_reply_to: number } | null
  lease: { id: string; epoch: number }
}

let worlds = 0

/** One run's own site owner, language, people and conversations, and what its operators have seen. */
async function makeWorld([first, second]: TestApp[]) {
  if (!first || !second) throw new Error('Two nodes are needed')
  const both = [first, second]
  const number = worlds++
  const letter = (index: number) => String.fromCharCode(97 + (index % 26))
  const language = `${letter(number)}${letter(Math.floor(number / 26))}-${letter(Math.floor(number / 676)).toUpperCase()}A`
  const siteowner = await makeSiteowner(first.db)
  const customers = []
  const profile = await makeProfile(first.db, { siteowner_id: siteowner.id, language })
  for (let i = 0; i < conversationCount; i++)
    customers.push(await makeCustomer(first.db, { siteowner_id: siteowner.id, language }))
  const operators = []
  for (let i = 0; i < operatorCount; i++) {
    const row = await makeOperator(first.db, { languages: [language], siteowner_ids: [siteowner.id] })
    operators.push({ row, calls: await Promise.all(both.map((each) => each.signedIn(row))) })
  }
  return {
    both,
    language,
    siteowner,
    profile,
    customers,
    operators,
    hands: new Map<number, Hand>(),
    lastSend: new Map<number, Sending>(),
    /** Who was given each epoch. */
    epochs: new Map<number, number>(),
    /** The last epoch that was given of each conversation. */
    lastEpoch: new Map<number, number>(),
    /** What each key was answered. */
    messages: new Map<string, number>(),
    written: 0,
    lastWritten: undefined as object | undefined,
  }
}
type World = Awaited<ReturnType<typeof makeWorld>>

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no number ${index}`)
  return found
}

function callOf(world: World, index: number, nodeIndex: number): Caller {
  return pick(pick(world.operators, index).calls, nodeIndex)
}

function remember(world: World, index: number, claimed: Claimed | undefined) {
  if (!claimed?.conversation) return
  const { lease, conversation } = claimed
  const holder = world.epochs.get(lease.epoch)
  // Never two holders of one epoch.
  expect(holder === undefined || holder === index).toBe(true)
  world.epochs.set(lease.epoch, index)
  world.lastEpoch.set(conversation.id, Math.max(lease.epoch, world.lastEpoch.get(conversation.id) ?? 0))
  world.hands.set(index, {
    conversationId: conversation.id,
    leaseId: lease.id,
    epoch: lease.epoch,
    inReplyTo: conversation.in_reply_to,
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
  // A repeated key gets the first answer.
  expect(first ?? message.id).toBe(message.id)
  // An answer is to what the operator saw, and never from somebody whose conversation was given to another before.
  expect(message.in_reply_to).toBe(body.in_reply_to)
  if (first === undefined) expect(body.epoch).toBeGreaterThanOrEqual(lastEpoch)
  world.messages.set(key, message.id)
  remember(world, index, next)
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
  const hand = world.hands.get(step.operator)
  if (step.do === 'expire') {
    if (!hand) return
    await pick(world.both, 0)
      .db.updateTable('queue_items')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('lease_id', '=', hand.leaseId)
      .where('expires_at', 'is not', null)
      .execute()
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
  } else if (!hand) {
    return
  } else if (step.do === 'send') {
    const sending: Sending = {
      conversationId: hand.conversationId,
      key: randomUUID(),
      body: {
        lease_id: hand.leaseId,
        epoch: hand.epoch,
        in_reply_to: hand.inReplyTo,
        text: `Answer ${randomUUID()}`,
        ...(step.next ? { next: 'reply' } : {}),
      },
    }
    world.lastSend.set(step.operator, sending)
    await send(world, step.operator, step.node, sending)
  } else {
    const answer = await call('POST', `/api/leases/${hand.leaseId}/${step.do}`)
    expect([200, 409]).toContain(answer.statusCode)
  }
}

/** What must be true whenever nobody is in the middle of something. */
async function checkProperties(world: World) {
  const { db } = pick(world.both, 0)
  const ours = { siteowner: world.siteowner.id }
  // Never two answers to one customer message.
  const doubles = await sql`select in_reply_to from messages
    where siteowner_id = ${ours.siteowner} and type = 'reply' group by conversation_id, in_reply_to having count(*) > 1`.execute(
    db,
  )
  expect(doubles.rows).toEqual([])
  // No waiting message is lost: what is not answered is in the queue, and asks for the newest message.
  const lost =
    await sql`select c.id from conversations c left join queue_items q on q.conversation_id = c.id and q.due_at is not null
    where c.siteowner_id = ${ours.siteowner} and c.status = 'open'
      and (q.conversation_id is null or q.customer_message_id is distinct from c.last_customer_message_id)`.execute(
      db,
    )
  expect(lost.rows).toEqual([])
  const ghosts = await sql`select c.id from conversations c join queue_items q on q.conversation_id = c.id
    where c.siteowner_id = ${ours.siteowner} and c.status = 'answered' and q.due_at is not null`.execute(db)
  expect(ghosts.rows).toEqual([])
  // A message went out for every acknowledged key, and for nothing else.
  const sent = await sql<{
    id: number
  }>`select id from messages where siteowner_id = ${ours.siteowner} and direction = 'out' order by id`.execute(
    db,
  )
  expect(sent.rows.map(({ id }) => id)).toEqual([...new Set(world.messages.values())].sort((a, b) => a - b))
  // Every message that went out is on its way, and counted.
  const { rows: totals } = await sql<{
    deliveries: number
    sent: number
    answered: number
    truly: number
  }>`select
    (select count(*) from deliveries where siteowner_id = ${ours.siteowner}) as deliveries,
    (select coalesce(sum(sent), 0) from message_stats_daily where siteowner_id = ${ours.siteowner}) as sent,
    (select coalesce(sum(answered), 0) from message_stats_daily where siteowner_id = ${ours.siteowner}) as answered,
    (select count(*) from messages m where siteowner_id = ${ours.siteowner} and direction = 'out' and exists (
      select from messages i where i.conversation_id = m.conversation_id and i.direction = 'in' and i.id > m.id)) as truly`.execute(
    db,
  )
  const [total] = totals
  expect(total).toMatchObject({
    deliveries: sent.rows.length,
    sent: sent.rows.length,
    answered: total?.truly,
  })
  // Badges equal the counts.
  const { rows: waiting } = await sql<{ count: number }>`select count(*) from queue_items
    where siteowner_id = ${ours.siteowner} and expires_at is null and due_at is not null`.execute(db)
  const call = callOf(world, 0, 0)
  expect((await call('GET', '/api/queues')).json().reply.waiting).toBe(waiting[0]?.count)
  expect((await call('GET', '/api/user.php')).json().user.open_messages).toBe(waiting[0]?.count)
}

/** Whoever claims next, with empty hands, gets the item that has waited longest. */
async function checkOldestIsNext(world: World) {
  const { db } = pick(world.both, 0)
  await sql`update queue_items set expires_at = now() - interval '1 second' where siteowner_id = ${world.siteowner.id} and expires_at is not null`.execute(
    db,
  )
  await sweepExpired(db)
  const { rows } = await sql<{ id: number }>`select conversation_id as id from queue_items
    where siteowner_id = ${world.siteowner.id} order by due_at, conversation_id`.execute(db)
  const claimed: number[] = []
  for (const index of world.operators.keys()) {
    const answer = (await callOf(world, index, index % 2)('POST', '/api/queues/reply/claim', {})).json()
    if (answer.conversation) claimed.push(answer.conversation.id)
  }
  expect(claimed).toEqual(rows.slice(0, operatorCount).map(({ id }) => id))
}

describe('over any interleaving on two nodes', () => {
  it('nothing is answered twice, held twice, lost, served out of order or counted wrong', async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (program) => {
        const world = await makeWorld(nodes)
        for (const wave of program) {
          await Promise.all(wave.map((step) => perform(world, step)))
          await checkProperties(world)
        }
        await checkOldestIsNext(world)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25), endOnFailure: true },
    )
  }, 240_000)
})
