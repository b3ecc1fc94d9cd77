import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { mayRead } from './policy.ts'
import { findConversation } from './require-readable.ts'
import { isReadable } from './thread.ts'

type Placed = { conversation_id: number; message_id: number; message_created_at: string }

/** A condition for the neighbours `m` of a message. Beyond the history of the account level, it has none. */
export async function readableNeighbours(db: Db, viewer: Operator, message: Placed) {
  const conversation = await findConversation(db, viewer.id, message.conversation_id)
  if (!conversation || !mayRead(viewer, conversation)) return sql<boolean>`false`
  if (viewer.historySize === null) return undefined
  const readable = isReadable(conversation.id, viewer.historySize, conversation.first_message_at)
  const own = await db
    .selectFrom('messages as m')
    .where('m.id', '=', message.message_id)
    .where('m.created_at', '=', message.message_created_at)
    .where(readable)
    .select('m.id')
    .executeTakeFirst()
  return own ? readable : sql<boolean>`false`
}
