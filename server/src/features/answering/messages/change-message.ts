import { sql, type UpdateObject } from 'kysely'
import { announce, type Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/database-types.ts'
import type { LockedMessage } from '../../conversations/lock-message.ts'
import { findMessage } from '../../conversations/thread-rows.ts'

export type MessageChange = UpdateObject<DB, 'messages'>
type ChangedMessage = {
  conversation: Pick<LockedMessage['conversation'], 'id' | 'expires_at' | 'holder_id'>
  message: Pick<LockedMessage['message'], 'id' | 'created_at'>
}

/**
 * Changes a message under the next revision of its conversation, and sends a hint. The conversation is locked, so that
 * revisions grow in commit order and a page that asks for changes after a revision misses none.
 */
export async function changeMessage(
  tx: Tx,
  { conversation, message }: ChangedMessage,
  change: MessageChange,
) {
  const { revision } = await tx
    .updateTable('conversations')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', conversation.id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('messages')
    .set({ ...change, revision })
    .where('id', '=', message.id)
    .where('created_at', '=', message.created_at)
    .execute()
  announce(tx, {
    topic: 'conversation',
    id: conversation.id,
    operatorId: conversation.expires_at === null ? null : conversation.holder_id,
  })
  return findMessage(tx, message)
}
