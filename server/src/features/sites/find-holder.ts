import type { Db } from '../../platform/database.ts'

/** The id of the operator who has a conversation in hand, to be told by a hint; null when nobody has. */
export async function findHolder(db: Db, conversationId: number): Promise<number | null> {
  const item = await db
    .selectFrom('queue_items')
    .where('conversation_id', '=', conversationId)
    .where('expires_at', 'is not', null)
    .select('operator_id')
    .executeTakeFirst()
  return item?.operator_id ?? null
}
