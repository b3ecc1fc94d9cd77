import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isLastLease, type LockedItem, lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'

/** An action that ends a lease: skip, ignore, hand over, give back. */
type LeaveAction = {
  /** Finds the action that ended this lease, in case the request is a repetition. */
  findRepeated(tx: Tx): Promise<unknown>
  /** Locks that must be taken before the queue item. */
  lockFirst?(tx: Tx): Promise<void>
  /** Performs the action and ends the lease. The item is locked. */
  perform(tx: Tx, item: LockedItem): Promise<void>
}

/**
 * Performs a leave action once. An expired lease is valid while nobody else has claimed the conversation.
 * @throws {AppError} `lease_lost`
 */
export async function leaveConversation(
  db: Db,
  operator: Operator,
  conversationId: number,
  lease: { lease_id: string; epoch: number },
  { findRepeated, lockFirst, perform }: LeaveAction,
) {
  await transaction(db, async (tx) => {
    await lockFirst?.(tx)
    const item = await lockItem(tx, conversationId)
    if (item && isLastLease(item, operator, lease)) return perform(tx, item)
    if (!(await findRepeated(tx))) await refuseLostLease(tx, operator, conversationId, lease.lease_id)
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
