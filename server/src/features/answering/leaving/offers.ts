import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { canBeUndone } from '../../../platform/undo-time.ts'

/** Keeps the locked queue item and the conversation as they are before their operator leaves them. It takes the place of the operator's former offer. */
export async function offerUndo(tx: Tx, { id }: Operator, conversationId: number, leaseId: string) {
  await sql`
    insert into undo_offers (operator_id, lease_id, conversation_id, queue_item, conversation)
    select ${id}, ${leaseId}, c.id, to_jsonb(q), to_jsonb(c)
    from conversations c join queue_items q on q.conversation_id = c.id where c.id = ${conversationId}
    on conflict (operator_id) do update set message_id = null, lease_id = excluded.lease_id, conversation_id = excluded.conversation_id,
      queue_item = excluded.queue_item, conversation = excluded.conversation, created_at = excluded.created_at, undone = false`.execute(
    tx,
  )
}

/** What this operator can undo about the lease that they ended; an undone one stays for a repeated call. */
export const findOffer = (tx: Tx, { id }: Operator, leaseId: string) =>
  tx
    .selectFrom('undo_offers')
    .where('operator_id', '=', id)
    .where('lease_id', '=', leaseId)
    .where(canBeUndone('created_at'))
    .selectAll()
    .executeTakeFirst()
