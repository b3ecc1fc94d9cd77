import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { endTextLease } from './end-text-lease.ts'

/** The queue item whose lease ends. */
export type LeasedItem = { conversation_id: number; operator_id: number | null; due_at: string | null }

/**
 * Where a conversation goes when its lease ends: back to its place in the queue, or to no queue because nobody has to answer it.
 * A conversation that is already answered leaves its queue in both cases.
 */
export type Destination = 'queue' | 'nowhere'

/** Ends the lease of a locked item. This is the only way in which a lease ends without an answer. */
export async function endLeaseOf(tx: Tx, item: LeasedItem, to: Destination) {
  const { conversation_id: id, operator_id: operatorId } = item
  if (to === 'nowhere' || item.due_at === null)
    await tx.deleteFrom('queue_items').where('conversation_id', '=', id).execute()
  else
    await tx
      .updateTable('queue_items')
      // The operator released it on purpose: unlike an expired lease, it cannot be renewed.
      .set({ expires_at: null, lease_id: null, operator_id: null })
      .where('conversation_id', '=', id)
      .execute()
  announce(tx, { topic: 'queue' }, { topic: 'conversation', id, operatorId })
}

/**
 * Ends the lease of an operator. The conversation returns to its queue. With `leaseId`, only that lease ends; without it, the
 * operator stops working, so the profile text in hand is released too.
 * @returns the conversation, or null when there was no lease
 */
export async function endLease(
  db: Db,
  { operatorId, leaseId }: { operatorId: number; leaseId?: string },
): Promise<number | null> {
  return transaction(db, async (tx) => {
    const held = tx
      .selectFrom('queue_items')
      .where('operator_id', '=', operatorId)
      .where('expires_at', 'is not', null)
      .select(['conversation_id', 'operator_id', 'due_at'])
      .forUpdate()
    const item = await (leaseId ? held.where('lease_id', '=', leaseId) : held).executeTakeFirst()
    if (leaseId === undefined) await endTextLease(tx, { operatorId })
    if (!item) return null
    await endLeaseOf(tx, item, 'queue')
    return item.conversation_id
  })
}
