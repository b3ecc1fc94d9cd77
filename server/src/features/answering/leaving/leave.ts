import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isLastLease, type LockedItem, lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'
import { findOffer, offerUndo } from './offers.ts'

/** An action that ends a lease: skip, ignore, hand over, give back. */
type LeaveAction = {
  /** Finds the action that ended this lease, in case the request is a repetition. */
  findRepeated(tx: Tx): Promise<unknown>
  /** Locks that must be taken before the queue item. */
  lockFirst?(tx: Tx): Promise<void>
  /** Whether an undo can take back all that the action does. Not given: it cannot. */
  canUndo?(tx: Tx, item: LockedItem): Promise<boolean> | boolean
  /** Performs the action and ends the lease. The item is locked. */
  perform(tx: Tx, item: LockedItem): Promise<void>
}

/**
 * Performs a leave action once. An expired lease is valid while nobody else has claimed the conversation.
 * @returns whether the operator can undo it (`undoLeave`)
 * @throws {AppError} `lease_lost`
 */
export async function leaveConversation(
  db: Db,
  operator: Operator,
  conversationId: number,
  lease: { lease_id: string; epoch: number },
  { findRepeated, lockFirst, canUndo, perform }: LeaveAction,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockFirst?.(tx)
    const item = await lockItem(tx, conversationId)
    if (item && isLastLease(item, operator, lease)) {
      const isUndoable = (await canUndo?.(tx, item)) ?? false
      if (isUndoable) await offerUndo(tx, operator, conversationId, lease.lease_id)
      await perform(tx, item)
      return isUndoable
    }
    if (!(await findRepeated(tx))) await refuseLostLease(tx, operator, conversationId, lease.lease_id)
    return (await findOffer(tx, operator, lease.lease_id)) !== undefined
  })
}

/** Finds the action that ended this lease. */
export const findActionOf = (
  tx: Tx,
  table: 'skips' | 'ignores' | 'handovers',
  { operator, conversationId, leaseId }: { operator: Operator; conversationId: number; leaseId: string },
) =>
  tx
    .selectFrom(table)
    .where('lease_id', '=', leaseId)
    .where('operator_id', '=', operator.id)
    .where('conversation_id', '=', conversationId)
    .select('id')
    .executeTakeFirst()
