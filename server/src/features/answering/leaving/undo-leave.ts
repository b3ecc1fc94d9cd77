import type { undoLeave as endpoint, HandlerResultOf } from '@panel/contract'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { UndoOffers } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { findInHand, hasLeaseAlready } from '../../conversations/leases/lease.ts'
import { lockItem } from '../../conversations/lock.ts'
import { requireReadable } from '../../conversations/require-readable.ts'
import { restoreItem } from '../messages/restore-item.ts'
import { returnOther } from '../queue/return-other.ts'
import { removeHandover } from './handovers.ts'
import { findActionOf } from './leave.ts'
import { findOffer } from './offers.ts'

/**
 * Undoes the operator's last skip, ignore or handover: it never happened, but for the audit log, and the operator has the conversation in
 * hand again, under a new lease. The conversation that they have in hand now returns to its queue. Can be repeated.
 * @throws {AppError} `conversation_not_found`, `undo_too_late` when the time is over, or somebody else has had the conversation since
 */
export async function undoLeave(
  db: Db,
  operator: Operator,
  conversationId: number,
  leaseId: string,
): Promise<HandlerResultOf<typeof endpoint>> {
  try {
    return await transaction(db, async (tx) => {
      const { customer_id, siteowner_id } = await findLeft(tx, operator, conversationId, leaseId)
      await lockCustomers(tx, [customer_id])
      const offer = await findOffer(tx, operator, leaseId)
      if (!offer) throw new AppError('undo_too_late')
      if (offer.undone)
        return { in_hand: (await findInHand(tx, operator.id))?.conversationId === conversationId }
      await returnOther(tx, operator, conversationId)
      await refuseChanged(tx, offer)
      const act = await takeBack(tx, offer)
      const inHand = await restoreItem(tx, offer, customer_id)
      await tx
        .updateTable('undo_offers')
        .set({ undone: true })
        .where('operator_id', '=', operator.id)
        .execute()
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: siteowner_id,
        action: `conversation.undo_${act}`,
        subject: { type: 'conversation', id: conversationId },
      })
      announce(tx, { topic: 'queue' }, { topic: 'conversation', id: conversationId, operatorId: operator.id })
      return { in_hand: inHand }
    })
  } catch (error) {
    // The operator got another conversation at this moment.
    if (hasLeaseAlready(error)) throw new AppError('in_progress', {}, 1)
    throw error
  }
}

async function findLeft(tx: Tx, operator: Operator, conversationId: number, leaseId: string) {
  const found = await tx
    .selectFrom('undo_offers as o')
    .innerJoin('conversations as c', 'c.id', 'o.conversation_id')
    .where('o.operator_id', '=', operator.id)
    .where('o.lease_id', '=', leaseId)
    .where('o.conversation_id', '=', conversationId)
    .select(['c.customer_id', 'c.siteowner_id'])
    .executeTakeFirst()
  if (found) return found
  // A later act has taken its place, the act does more than an undo can take back, or there was none.
  const lease = { operator, conversationId, leaseId }
  const hasLeft =
    (await findActionOf(tx, 'skips', lease)) ??
    (await findActionOf(tx, 'handovers', lease)) ??
    (await findActionOf(tx, 'ignores', lease))
  if (!hasLeft) await requireReadable(tx, operator, conversationId)
  throw new AppError('undo_too_late')
}

/** Somebody has had the conversation since, or it no longer waits. An ignored one has no queue item until its customer writes again. */
async function refuseChanged(tx: Tx, { conversation_id, queue_item, conversation }: Selectable<UndoOffers>) {
  const item = await lockItem(tx, conversation_id)
  const now = await tx
    .selectFrom('conversations')
    .where('id', '=', conversation_id)
    .select(['status', 'last_operator_message_id'])
    .executeTakeFirstOrThrow()
  // The casts: rows, as PostgreSQL writes them.
  const { epoch } = queue_item as { epoch: number }
  const { last_operator_message_id } = conversation as { last_operator_message_id: number | null }
  const isUntouched = item
    ? item.expires_at === null && (item.epoch === epoch || item.epoch === 0)
    : now.status === 'ignored'
  if (!isUntouched || now.last_operator_message_id !== last_operator_message_id)
    throw new AppError('undo_too_late')
}

/** Removes the skip, the ignores or the handover that ended the lease. @returns which it was */
async function takeBack(tx: Tx, { lease_id, conversation_id, conversation }: Selectable<UndoOffers>) {
  const skip = await tx
    .deleteFrom('skips')
    .where('lease_id', '=', lease_id)
    .returning(['id', 'handover_id'])
    .executeTakeFirst()
  if (skip) {
    await tx.deleteFrom('history_entries').where('skip_id', '=', skip.id).execute()
    if (skip.handover_id) await removeHandover(tx, conversation_id, skip.handover_id)
    return 'skip'
  }
  const handover = await tx
    .selectFrom('handovers')
    .where('lease_id', '=', lease_id)
    .select('id')
    .executeTakeFirst()
  if (handover) {
    await removeHandover(tx, conversation_id, handover.id)
    return 'handover'
  }
  await tx.deleteFrom('ignores').where('lease_id', '=', lease_id).execute()
  await sql`
    update conversations set status = ${JSON.stringify(conversation)}::jsonb ->> 'status'
    where id = ${conversation_id} and status = 'ignored'`.execute(tx)
  return 'ignore'
}
