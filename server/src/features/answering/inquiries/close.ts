import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

type Closing = { closed_by: number } & (
  | { answer_id: number; approved_answer_id: number | null }
  | { lift_reason: string }
)

/** Closes the open inquiry of a conversation, whose queue item is locked. @returns undefined when there is none */
export async function closeInquiry(tx: Tx, conversationId: number, closing: Closing) {
  const closed = await tx
    .updateTable('inquiries')
    .set({ ...closing, closed_at: sql<string>`clock_timestamp()` })
    .where('conversation_id', '=', conversationId)
    .where('closed_at', 'is', null)
    .returning(['id', 'kind', 'message_id'])
    .executeTakeFirst()
  await tx
    .updateTable('queue_items')
    .set({ asked: false })
    .where('conversation_id', '=', conversationId)
    .execute()
  return closed
}
