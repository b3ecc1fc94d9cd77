import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'

/** An operator has one lease: the conversation that they have in hand returns to its place in the queue, unless it is this one. */
export async function returnOther(tx: Tx, { id }: Operator, conversationId: number) {
  const other = await tx
    .selectFrom('queue_items')
    .where('operator_id', '=', id)
    .where('expires_at', 'is not', null)
    .where('conversation_id', '<>', conversationId)
    .select(['conversation_id', 'operator_id', 'due_at'])
    .forUpdate()
    .executeTakeFirst()
  if (other) await endLeaseOf(tx, other, 'queue')
}
