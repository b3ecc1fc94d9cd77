import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'

/** What the end of a lease is about. */
export type LeasedItem = { conversation_id: number; operator_id: number | null; due_at: string | null }

/**
 * Where a conversation goes from somebody's hands: to its queue, at the place it had, or to none, since nobody is to answer.
 * One that is answered already leaves its queue either way.
 */
export type Destination = 'queue' | 'nowhere'

/** Ends the lease of an item that is locked: the one way a conversation leaves somebody's hands unanswered. */
export async function endLeaseOf(tx: Tx, item: LeasedItem, to: Destination) {
  const { conversation_id: id, operator_id: operatorId } = item
  if (to === 'nowhere' || item.due_at === null)
    await tx.deleteFrom('queue_items').where('conversation_id', '=', id).execute()
  else
    await tx
      .updateTable('queue_items')
      // Given back on purpose: unlike one that ran out, this lease can't come back to life.
      .set({ expires_at: null, lease_id: null, operator_id: null })
      .where('conversation_id', '=', id)
      .execute()
  announce(tx, { topic: 'queue' }, { topic: 'conversation', id, operatorId })
}

/**
 * Ends what an operator holds, or one lease of theirs: the conversation goes back to its queue.
 * @returns the conversation, or null when there was nothing to end
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
    if (!item) return null
    await endLeaseOf(tx, item, 'queue')
    return item.conversation_id
  })
}
