import { questionsOf } from '@panel/contract/rules/questions-of'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { ReadableConversation } from '../../conversations/require-readable.ts'
import { findAskedBefore } from './asked-before.ts'

/** Only the newest messages that ask something are compared. */
const maxMessages = 200

/** Finds a message of this conversation that asked the customer a question of this text; null when there is none. */
export async function findAsked(db: Db, conversation: ReadableConversation, text: string) {
  if (questionsOf(text).length === 0) return null
  const { rows } = await sql<{ id: number; body: string; sent_at: string; profile_name: string }>`
    select m.id, m.body, m.sent_at, p.name as profile_name
    from all_messages m join profiles p on p.id = ${conversation.profile_id}
    where m.conversation_id = ${conversation.id} and m.direction = 'out' and m.deleted_at is null and m.body like '%?%'
      -- Other months are not read.
      and m.created_at >= coalesce(${conversation.first_message_at}::timestamptz, '-infinity')
    order by m.id desc limit ${maxMessages}`.execute(db)
  const found = findAskedBefore(text, rows)
  if (!found) return null
  const { id: message_id, sent_at, profile_name } = found.message
  return {
    sent_at,
    is_same: found.isSame,
    question: found.question,
    where: { message_id, conversation_id: conversation.id, profile_name },
  }
}
