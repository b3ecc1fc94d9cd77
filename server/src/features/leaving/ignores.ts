import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Ends what ignores a conversation until it goes on: it is answered. Stopped pokes stay stopped. */
export async function endIgnores(tx: Tx, conversationId: number, operatorId: number) {
  await tx
    .updateTable('ignores')
    .set({ ended_at: sql<string>`now()`, ended_by: operatorId })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .where('option', '<>', 'stop_pokes')
    .execute()
}
