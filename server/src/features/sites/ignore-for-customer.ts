import type { CustomersAct } from '@panel/contract'
import { announce, type Tx } from '../../platform/database.ts'
import { endLeaseOf } from '../conversations/leases/end-lease.ts'
import type { LockedItem } from '../conversations/lock.ts'

/**
 * Notes what the customer did as a cause for ignoring the conversation. It is locked.
 * @param lease the lease that ends with it, whose holder is told
 * @returns false when it was noted before
 */
export async function noteForCustomer(
  tx: Tx,
  conversationId: number,
  option: CustomersAct,
  lease: string | null | undefined,
): Promise<boolean> {
  const noted = await tx
    .insertInto('ignores')
    .values({ conversation_id: conversationId, operator_id: null, option, lease_id: lease ?? null })
    .onConflict((c) => c.columns(['conversation_id', 'option']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Takes a conversation out of its queue, and out of the hand of its operator. Its item is locked, if it has one. */
export async function closeForCustomer(
  tx: Tx,
  conversationId: number,
  item: LockedItem | undefined,
): Promise<void> {
  await tx.updateTable('conversations').set({ status: 'ignored' }).where('id', '=', conversationId).execute()
  if (item) await endLeaseOf(tx, item, 'nowhere')
  else announce(tx, { topic: 'conversation', id: conversationId, operatorId: null })
}

/** Whether people decide about a chat: it was handed over or escalated, or its customer has asked who writes. */
export async function isDecided(tx: Tx, item: LockedItem | undefined, customerId: number): Promise<boolean> {
  if (item?.for_master || item?.asked) return true
  const escalation = await tx
    .selectFrom('escalations')
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .where('undone_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return escalation !== undefined
}
