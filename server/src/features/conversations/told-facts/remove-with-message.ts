import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** Removes the facts of a message that is deleted. The conversation is locked. @returns their number */
export async function removeFactsOf(
  tx: Tx,
  message: { id: number; conversation_id: number },
  operatorId: number,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('told_facts')
    .set({ removed_at: sql<string>`now()`, removed_by: operatorId })
    .where('conversation_id', '=', message.conversation_id)
    .where('message_id', '=', message.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Restores the facts that were removed with a message at this time. The conversation is locked. */
export async function restoreFactsOf(
  tx: Tx,
  message: { id: number; conversation_id: number },
  removedAt: string,
): Promise<void> {
  await tx
    .updateTable('told_facts')
    .set({ removed_at: null, removed_by: null })
    .where('conversation_id', '=', message.conversation_id)
    .where('message_id', '=', message.id)
    .where('removed_at', '=', removedAt)
    .execute()
}
