import type { Reason } from '@panel/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** A handover is open while the conversation's queue item is for masters. */

type Handover = {
  conversationId: number
  /** Null: the panel itself, after skips. */
  operatorId: number | null
  reason: Reason
  /** The lease that the handover ended. */
  leaseId: string | null
}

/** Opens a handover; the queue item is locked. An open one of this conversation ends. */
export async function openHandover(tx: Tx, { conversationId, operatorId, reason, leaseId }: Handover) {
  await endHandover(tx, { conversationId, operatorId, leaseId: null })
  const opened = await tx
    .insertInto('handovers')
    .values({ conversation_id: conversationId, operator_id: operatorId, ...reason, lease_id: leaseId })
    .returning(['id', 'reason_code'])
    .executeTakeFirstOrThrow()
  await setForMaster(tx, conversationId, true)
  return opened
}

/** Ends the handover, because a master answers, ignores or gives back the conversation. */
export async function endHandover(tx: Tx, { conversationId, operatorId, leaseId }: Omit<Handover, 'reason'>) {
  await tx
    .updateTable('handovers')
    .set({ ended_at: sql<string>`now()`, ended_by: operatorId, ended_lease_id: leaseId })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .execute()
  await setForMaster(tx, conversationId, false)
}

/**
 * Removes an open handover, because its operator undoes it, or the skip that led to it.
 * @throws {AppError} `undo_too_late` when a master has ended it
 */
export async function removeHandover(tx: Tx, conversationId: number, id: number) {
  await tx.updateTable('skips').set({ handover_id: null }).where('handover_id', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('handovers')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!numDeletedRows) throw new AppError('undo_too_late')
  await setForMaster(tx, conversationId, false)
}

function setForMaster(tx: Tx, conversationId: number, isForMaster: boolean) {
  return tx
    .updateTable('queue_items')
    .set({ for_master: isForMaster })
    .where('conversation_id', '=', conversationId)
    .where('for_master', '<>', isForMaster)
    .execute()
}
