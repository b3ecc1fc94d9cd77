import { announce, type Db, transaction } from '../../platform/database.ts'

/**
 * Ends what an operator holds, or one lease of theirs: the one way a conversation leaves somebody's hands unanswered.
 * It goes back to its queue where it was; one that is answered already leaves the queue.
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
      .select(['conversation_id', 'due_at'])
      .forUpdate()
    const item = await (which.leaseId ? held.where('lease_id', '=', which.leaseId) : held).executeTakeFirst()
    if (!item) return null
    if (item.due_at === null)
      await tx.deleteFrom('queue_items').where('conversation_id', '=', item.conversation_id).execute()
    else
      await tx
        .updateTable('queue_items')
        // Given back on purpose: unlike one that ran out, this lease can't come back to life.
        .set({ expires_at: null, lease_id: null, operator_id: null })
        .where('conversation_id', '=', item.conversation_id)
        .execute()
    announce(
      tx,
      { topic: 'queue' },
      { topic: 'conversation', id: item.conversation_id, operatorId: which.operatorId },
    )
    return item.conversation_id
  })
}
