import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import { endTextLease } from './end-text-lease.ts'

/** The queue item whose lease ends. */
export type LeasedItem = { conversation_id: number; operator_id: number | null; due_at: string | null }

/**
 * Where a conversation goes when its lease ends: back to its queue at its place, or to none if nobody has to answer it. If it
 * is already answered, it leaves its queue in both cases.
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
      // Given back on purpose: unlike an expired lease, this one cannot be renewed.
      .set({ expires_at: null, lease_id: null, operator_id: null })
      .where('conversation_id', '=', id)
      .execute()
  announce(tx, { topic: 'queue' }, { topic: 'conversation', id, operatorId })
}

/**
 * Ends an operator's lease, or one certain lease of theirs. The conversation returns to its queue. Without a certain lease, the
 * operator stops to work: the profile text in hand is released too.
 * @returns the conversation, or null when there was no lease
 */
export async function endLease(
  db: Db,
  which: { operatorId: number; leaseId?: string },
): Promise<number | null> {
  return transaction(db, async (tx) => {
    const held = tx
      .selectFrom('queue_items')
      .where('operator_id', '=', which.operatorId)
      .where('expires_at', 'is not', null)
      .select(['conversation_id', 'operator_id', 'due_at'])
      .forUpdate()
    const item = await (which.leaseId ? held.where('lease_id', '=', which.leaseId) : held).executeTakeFirst()
    if (which.leaseId === undefined) await endTextLease(tx, which)
    if (!item) return null
    await endLeaseOf(tx, item, 'queue')
    return item.conversation_id
  })
}
