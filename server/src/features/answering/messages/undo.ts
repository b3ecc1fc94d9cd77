import type { undoMessage as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { findInHand, hasLeaseAlready } from '../../conversations/leases/lease.ts'
import { lockMessage } from '../../conversations/lock-message.ts'
import { returnOther } from '../queue/return-other.ts'
import { restoreItem } from './restore-item.ts'
import { withdrawMessage } from './withdraw.ts'

/**
 * Undoes the operator's last message, which has not left yet: it was never sent, its text is a draft again, and the operator has the
 * conversation in hand again, under a new lease. The conversation that they have in hand now returns to its queue. Can be repeated.
 * @throws {AppError} `message_not_found`, `undo_too_late` when the message has left, a colleague has the conversation, or it was reported
 */
export async function undoMessage(
  db: Db,
  operator: Operator,
  id: number,
): Promise<HandlerResultOf<typeof endpoint>> {
  try {
    return await transaction(db, async (tx) => {
      const { customer_id, siteowner_id } = await findConversation(tx, operator, id)
      await lockCustomers(tx, [customer_id])
      const offer = await offerOf(tx, operator, id).selectAll('o').executeTakeFirst()
      if (!offer) throw new AppError('undo_too_late')
      const { conversation_id } = offer
      if (offer.undone) return findUndone(tx, operator, conversation_id)
      await returnOther(tx, operator, conversation_id)
      await refuseColleague(tx, operator, conversation_id)
      await lockDelivery(tx, id)
      const text = await withdrawMessage(tx, offer)
      const inHand = await restoreItem(tx, offer, customer_id)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: siteowner_id,
        action: 'message.undo',
        subject: { type: 'message', id },
        details: { conversation_id },
      })
      announce(
        tx,
        { topic: 'queue' },
        { topic: 'conversation', id: conversation_id, operatorId: operator.id },
      )
      return { conversation_id, in_hand: inHand, text }
    })
  } catch (error) {
    // The operator got another conversation at this moment.
    if (hasLeaseAlready(error)) throw new AppError('in_progress', {}, 1)
    throw error
  }
}

const offerOf = (tx: Tx, operator: Operator, messageId: number) =>
  tx
    .selectFrom('undo_offers as o')
    .where('o.operator_id', '=', operator.id)
    .where('o.message_id', '=', messageId)

async function findConversation(tx: Tx, operator: Operator, messageId: number) {
  const found = await offerOf(tx, operator, messageId)
    .innerJoin('conversations as c', 'c.id', 'o.conversation_id')
    .select(['c.customer_id', 'c.siteowner_id'])
    .executeTakeFirst()
  if (found) return found
  // There is no such message, it is somebody else's, or a later one has taken its place.
  await lockMessage(tx, operator, messageId)
  throw new AppError('undo_too_late')
}

/** What a repeated call gets: the message is undone already, and its operator may have gone on. */
async function findUndone(tx: Tx, { id }: Operator, conversationId: number) {
  const draft = await tx
    .selectFrom('drafts')
    .where('conversation_id', '=', conversationId)
    .where('operator_id', '=', id)
    .select('body')
    .executeTakeFirst()
  const inHand = await findInHand(tx, id)
  return {
    conversation_id: conversationId,
    in_hand: inHand?.conversationId === conversationId,
    text: draft?.body ?? '',
  }
}

/** The customer has written again, and a colleague has the conversation: they may have read the message. */
async function refuseColleague(tx: Tx, { id }: Operator, conversationId: number) {
  const item = await tx
    .selectFrom('queue_items')
    .where('conversation_id', '=', conversationId)
    .select(['operator_id', sql<boolean>`expires_at is not null`.as('is_leased')])
    .forUpdate()
    .executeTakeFirst()
  if (item?.is_leased && item.operator_id !== id) throw new AppError('undo_too_late')
}

/**
 * Locks the delivery of a message that has not left. The clock is read under the lock: who reads the outbox later waits for the end of
 * this transaction (`read-outbox.ts`).
 */
async function lockDelivery(tx: Tx, messageId: number) {
  await tx
    .selectFrom('deliveries')
    .where('message_id', '=', messageId)
    .select('message_id')
    .forUpdate()
    .execute()
  const waiting = await tx
    .selectFrom('deliveries')
    .where('message_id', '=', messageId)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('deliver_at', '>', sql<string>`clock_timestamp()`)
    .select('message_id')
    .executeTakeFirst()
  if (!waiting) throw new AppError('undo_too_late')
}
