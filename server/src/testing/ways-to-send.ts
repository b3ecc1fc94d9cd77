import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { planPokes } from '../features/answering/poke-rules/plan-pokes.ts'
import { planStarters } from '../features/answering/poke-rules/plan-starters.ts'
import { announceDuePokes, reopenPokes } from '../features/answering/poke-rules/reopen-pokes.ts'
import { type Call, type Hand, type HeldCustomer, taker } from './held-customer.ts'
import { expireLease, makeLeaseIdle } from './lease-rows.ts'
import { makeCustomer } from './make.ts'
import { makeInquiry } from './make-inquiry.ts'
import { denial } from './make-stopped.ts'

/** Tries it on a node. @returns `sent`, `claimed` or `planned`; otherwise the code of the refusal, or `nothing` */
type Attempt = (node: 0 | 1) => Promise<string>
/** A way to send to a customer: what is prepared before they are on hold, and what is tried afterwards. */
type Way = (world: HeldCustomer) => Promise<Attempt>

function outcomeOf(answer: Awaited<ReturnType<Call>>, done: string): string {
  const { code, kind } = answer.json()
  if (answer.statusCode === 200) return done
  return code === 'held' ? `held for ${kind}` : code
}

const send = ({ id, lease, in_reply_to, calls }: Hand, node: 0 | 1, more: object = {}) =>
  calls[node](
    'POST',
    `/api/conversations/${id}/messages`,
    { ...lease, in_reply_to, text: 'How are the hens?', ...more },
    { 'idempotency-key': randomUUID() },
  )

/** An operator has it in hand since before the hold. */
const inHand =
  (
    kind: 'reply' | 'poke' | 'starter',
    more: (world: HeldCustomer) => object | Promise<object> = () => ({}),
  ): Way =>
  async (world) => {
    const hand = await world.inHand(kind)
    const own = await more(world)
    return async (node) => outcomeOf(await send(hand, node, own), 'sent')
  }

const extraReply: Way = async (world) => {
  const hand = await world.inHand('reply')
  const { message } = (await send(hand, 0)).json()
  const own = { extra: true, last_seen_id: message.id }
  return async (node) => outcomeOf(await send(hand, node, own), 'sent')
}

const photoOf = async ({ db, siteowner }: HeldCustomer) => {
  const photos = db.selectFrom('photos').where('siteowner_id', '=', siteowner.id).select('id')
  return { attachment: { kind: 'photo', id: (await photos.executeTakeFirstOrThrow()).id }, text: '' }
}
const giftOf = async ({ db, siteowner }: HeldCustomer) => {
  const gifts = db.selectFrom('gifts').where('siteowner_id', '=', siteowner.id).select('id')
  return { attachment: { kind: 'gift', id: (await gifts.executeTakeFirstOrThrow()).id } }
}

const expired: Way = async (world) => {
  const hand = await world.inHand('reply')
  await expireLease(world.db, hand.lease.lease_id)
  return async (node) => outcomeOf(await send(hand, node), 'sent')
}

/** The customer asks who writes. An open question also stops other messages to them, so it is asked at last. */
const trueAnswer: Way = async (world) => {
  const hand = await world.inHand('reply')
  return async (node) => {
    await sql`delete from inquiries where conversation_id = ${hand.id}`.execute(world.db)
    await makeInquiry(world.db, { conversationId: hand.id, messageId: hand.in_reply_to ?? 0 }).catch(() => {})
    const text = 'The profile is fictional, and I am an operator.'
    const outcome = outcomeOf(await send(hand, node, { text, is_true_answer: true }), 'sent')
    await sql`delete from inquiries where conversation_id = ${hand.id} and closed_at is null`.execute(
      world.db,
    )
    return outcome
  }
}

const appealed: Way = async (world) => {
  const hand = await world.inHand('reply')
  await send(hand, 0, { text: denial })
  await hand.calls[0]('POST', `/api/conversations/${hand.id}/appeal`, { text: denial, ...hand.lease })
  const { id } = await world.db
    .selectFrom('appeals')
    .where('conversation_id', '=', hand.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const masters = await world.operator(177)
  return async (node) =>
    outcomeOf(
      await masters[node]('POST', `/api/appeals/${id}/send`, { last_seen_id: hand.in_reply_to }),
      'sent',
    )
}

const claim =
  (queue: 'reply' | 'poke' | 'smart'): Way =>
  async (world) => {
    await world.makers[queue === 'poke' ? 'poke' : 'reply']()
    const calls = await world.operator()
    return async (node) => {
      const { conversation } = (await calls[node]('POST', `/api/queues/${queue}/claim`, {})).json()
      return conversation ? 'claimed' : 'nothing'
    }
  }

const take =
  (chat: 'reply' | 'silent'): Way =>
  async (world) => {
    const id = await world.makers[chat]()
    const calls = await world.operator(taker)
    return async (node) =>
      outcomeOf(await calls[node]('POST', `/api/conversations/${id}/lease`, {}), 'claimed')
  }

const takeOver: Way = async (world) => {
  const { id, lease } = await world.inHand('reply')
  await makeLeaseIdle(world.db, lease.lease_id)
  const calls = await world.operator(taker)
  const reason = 'They went home'
  return async (node) =>
    outcomeOf(await calls[node]('POST', `/api/conversations/${id}/lease`, { reason }), 'claimed')
}

/** The customer writes to a profile while they are on hold. */
const arriving: Way = async (world) => {
  const calls = await world.operator()
  return async (node) => {
    const claimed = async () => (await calls[node]('POST', '/api/queues/reply/claim', {})).json().conversation
    await world.write()
    return (await claimed()) ? 'claimed' : 'nothing'
  }
}

const plannedPoke: Way = async (world) => {
  const { db, makers, nodes } = world
  const id = await makers.silent()
  return async (node) => {
    await sql`update conversations set silence_from = now() - interval '3 hours' where id = ${id}`.execute(db)
    await planPokes(nodes[node].db)
    const item = await db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select('held')
      .executeTakeFirst()
    return item ? 'planned' : 'nothing'
  }
}

/** A poke that waited until the end of the quiet hours. */
const reopenedPoke: Way = async (world) => {
  const { db, makers, nodes, operator } = world
  const id = await makers.poke()
  const calls = await operator()
  return async (node) => {
    await sql`update queue_items set closes_at = now() - interval '1 minute' where conversation_id = ${id}`.execute(
      db,
    )
    await reopenPokes(nodes[node].db)
    await announceDuePokes(nodes[node].db)
    const { conversation } = (await calls[node]('POST', '/api/queues/poke/claim', {})).json()
    return conversation ? 'claimed' : 'nothing'
  }
}

/** A customer who has never talked with anybody, and is on hold. */
const plannedStarter: Way = async (world) => {
  const { db, nodes, siteowner } = world
  const { id } = await makeCustomer(db, { siteowner_id: siteowner.id, language: 'en' })
  world.alsoHeld.push(id)
  return async (node) => {
    await sql`update customers set starter_from = now() - interval '3 hours' where id = ${id}`.execute(db)
    await planStarters(nodes[node].db)
    const started = db.selectFrom('conversations').where('customer_id', '=', id).select('id')
    return (await started.executeTakeFirst()) ? 'planned' : 'nothing'
  }
}

/** What a refusal says of a customer on hold; the test puts in the kind. */
const held = 'held for {kind}'
/** How a send under a lease from before is refused: an escalation and an erasure have ended the lease. */
const underLease = { done: 'sent', site: held, escalated: 'lease_lost', erased: 'lease_lost' }
const byHand = { done: 'claimed', site: held, escalated: held, erased: held }
const queued = { done: 'claimed', site: 'nothing', escalated: 'nothing', erased: 'nothing' }
const planned = { ...queued, done: 'planned' }

/** Each way to send to a customer, what it does without a hold, and how each group of holds refuses it. */
export const waysToSend: Record<string, { way: Way } & typeof underLease> = {
  'a reply': { way: inHand('reply'), ...underLease },
  'an extra reply': { way: extraReply, ...underLease },
  'a photo': { way: inHand('reply', photoOf), ...underLease },
  'a gift': { way: inHand('reply', giftOf), ...underLease },
  'a poke': { way: inHand('poke'), ...underLease },
  'a starter': { way: inHand('starter'), ...underLease },
  'a reply after its lease has expired': { way: expired, ...underLease },
  'a true answer to the question who writes': { way: trueAnswer, ...underLease },
  'a stopped text that a master sends': {
    way: appealed,
    ...underLease,
    escalated: held,
    erased: 'appeal_settled',
  },
  'taking a chat that waits': { way: take('reply'), ...byHand },
  'taking a chat that waits for nobody': { way: take('silent'), ...byHand },
  'taking a chat over from an idle operator': { way: takeOver, ...byHand },
  'claiming from the queue of replies': { way: claim('reply'), ...queued },
  'claiming from the queue of pokes': { way: claim('poke'), ...queued },
  'claiming from both queues': { way: claim('smart'), ...queued },
  'a reply that goes on to the next chat, in a batch': {
    way: inHand('reply', () => ({ next: 'smart' })),
    ...underLease,
  },
  'claiming what arrives meanwhile': { way: arriving, ...queued },
  'the job that plans pokes': { way: plannedPoke, ...planned },
  'the job that ends quiet hours': { way: reopenedPoke, ...queued },
  'the job that plans starters': { way: plannedStarter, ...planned },
}
