import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { refuseHeldCustomer } from '../../conversations/customers/refuse-held.ts'
import { isIdleInHand } from '../../conversations/leases/idle.ts'
import { findInHand, hasLeaseAlready, type Lease, leaseColumns } from '../../conversations/leases/lease.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { renewLease } from '../../conversations/leases/renew.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { lockOperator } from '../../people/operators/lock-operator.ts'
import { refusePaused } from '../../people/operators/refuse-paused.ts'
import { endAway } from '../away/end.ts'
import { returnOther } from './return-other.ts'

const maxTries = 3

/**
 * Takes a chosen conversation, also one that is in no queue: answered, ignored or for masters. The operator's present lease
 * ends first. A conversation that the operator already has in hand is returned with the same lease. It ends a break, and is
 * written to the audit log.
 * @param reason required to take it over from an idle operator; written to the audit log
 * @throws {AppError} `taken` when another operator has it who is not idle, or without a reason, `paused`, `held` when the customer is on
 *   hold, `conversation_not_found`
 */
export async function takeConversation(
  db: Db,
  operator: Operator,
  id: number,
  reason?: string,
): Promise<Lease> {
  return insteadOfInHand(db, operator, id, (tx, siteownerId) =>
    takeOnce(tx, operator, id, siteownerId, reason),
  )
}

/**
 * Gives an operator a chosen conversation instead of the one in hand, which returns to its queue. If it is the one in hand, its lease is
 * renewed.
 * @param give puts the lease on the conversation, or throws
 */
export async function insteadOfInHand(
  db: Db,
  operator: Operator,
  id: number,
  give: (tx: Tx, siteownerId: number) => Promise<Lease>,
): Promise<Lease> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction(db, async (tx) => {
        // Locked before the queue items, in the same order as by breaks and suspensions.
        await lockOperator(tx, operator.id)
        await refusePaused(tx, operator.id)
        const { customer_id, siteowner_id } = await requireReadable(tx, operator, id)
        await refuseHeldCustomer(tx, customer_id)
        const inHand = await findInHand(tx, operator.id)
        if (inHand?.conversationId === id && !inHand.hasExpired) {
          const renewed = await renewLease(tx, operator.id, inHand.id)
          if (renewed) return renewed
        }
        await returnOther(tx, operator, id)
        return give(tx, siteowner_id)
      })
    } catch (error) {
      // Another request of this operator got a conversation at the same moment: the next try releases that one.
      if (!hasLeaseAlready(error) || tries === maxTries) throw error
    }
  }
}

async function takeOnce(
  tx: Tx,
  operator: Operator,
  id: number,
  siteownerId: number,
  reason: string | undefined,
): Promise<Lease> {
  const idleHolder = reason === undefined ? null : await lockIdleHolder(tx, id)
  const lease = await giveLease(tx, operator.id, id, idleHolder !== null)
  if (!lease) throw new AppError('taken', { by: await findHolder(tx, operator, id) })
  await endAway(tx, operator.id)
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId,
    action: idleHolder === null ? 'conversation.take' : 'conversation.take_over',
    subject: { type: 'conversation', id },
    details: { ...(idleHolder !== null && { from: idleHolder }), ...(reason !== undefined && { reason }) },
  })
  announce(
    tx,
    { topic: 'queue' },
    // For those who read along and for the previous holder; the new holder gets it in the response.
    { topic: 'conversation', id, operatorId: idleHolder },
  )
  return lease
}

/** The holder of an active lease, if they are idle. The item is locked, so no input can arrive unnoticed. */
async function lockIdleHolder(tx: Tx, conversationId: number): Promise<number | null> {
  const held = await tx
    .selectFrom('queue_items as q')
    .where('q.conversation_id', '=', conversationId)
    .where('q.expires_at', '>', sql<string>`now()`)
    .where(isIdleInHand)
    .select('q.operator_id')
    .forUpdate()
    .executeTakeFirst()
  return held?.operator_id ?? null
}

/** Puts the lease on the conversation's queue item, which is created if there is none, unless another operator keeps it. */
async function giveLease(
  tx: Tx,
  operatorId: number,
  conversationId: number,
  takesOver: boolean,
): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    insert into queue_items as q (conversation_id, kind, language, siteowner_id, segment, opened, lease_id, operator_id,
      epoch, expires_at, input_at, claimed_at)
    select q.conversation_id, 'reply', q.language, q.siteowner_id, q.segment, true, gen_random_uuid(), o.id,
      nextval('queue_items_epoch'), ${leaseEnd}, now(), now()
    from (select id as conversation_id, language, siteowner_id, segment from conversations) q
      join operators o on o.id = ${operatorId} and o.suspended_at is null
    where q.conversation_id = ${conversationId}
    on conflict (conversation_id) do update
    set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = excluded.lease_id,
      operator_id = excluded.operator_id, epoch = excluded.epoch, expires_at = excluded.expires_at, input_at = excluded.input_at,
      claimed_at = excluded.claimed_at, opened = true
    where q.expires_at is null or q.expires_at <= now() or ${takesOver}::boolean
    returning ${leaseColumns}`.execute(tx)
  const [lease] = rows
  if (lease) await readWriters(tx, conversationId)
  return lease
}

/**
 * Who wrote last and what an answer would reply to, for an item that is in no queue. It is read after the lock, so that all
 * earlier writers have committed.
 */
async function readWriters(tx: Tx, conversationId: number) {
  await sql`
    update queue_items q
    set customer_message_id = c.last_customer_message_id,
      unanswered = c.last_message_id is not distinct from c.last_customer_message_id
    from conversations c
    where q.conversation_id = ${conversationId} and q.due_at is null and c.id = q.conversation_id`.execute(tx)
}

/** The operator who has a conversation in hand; null when nobody has. */
export async function findHolder(tx: Tx, viewer: Operator, conversationId: number) {
  const holder = await tx
    .selectFrom('queue_items as q')
    .innerJoin('operators as o', 'o.id', 'q.operator_id')
    .where('q.conversation_id', '=', conversationId)
    .where('q.expires_at', '>', sql<string>`now()`)
    .select(['o.id', 'o.name'])
    .executeTakeFirst()
  return holder ? presentOperator(viewer, holder) : null
}
