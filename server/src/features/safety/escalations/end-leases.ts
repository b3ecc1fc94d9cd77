import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'

/** A lease that has ended. */
export type EndedLease = Awaited<ReturnType<typeof endLeasesOfCustomer>>[number]

/**
 * Ends all leases of a customer's conversations; the customer is locked. Those who had them can still read what they had, and their
 * drafts stay.
 */
export async function endLeasesOfCustomer(tx: Tx, customerId: number) {
  const leased = await tx
    .selectFrom('queue_items as q')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .where('c.customer_id', '=', customerId)
    .where('q.lease_id', 'is not', null)
    .select(['q.conversation_id', 'q.operator_id', 'q.due_at', 'q.lease_id', 'q.claimed_at'])
    .orderBy('q.conversation_id')
    .forUpdate('q')
    .execute()
  for (const item of leased) {
    await tx
      .updateTable('queue_items')
      .set({ previous_operator_id: sql.ref('operator_id'), previous_lease_id: sql.ref('lease_id') })
      .where('conversation_id', '=', item.conversation_id)
      .execute()
    await endLeaseOf(tx, item, 'queue')
  }
  return leased
}
