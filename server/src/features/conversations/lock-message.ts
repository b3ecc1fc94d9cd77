import type { Tx } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { mayRead } from './policy.ts'
import { findConversation } from './require-readable.ts'
import { isReadable } from './thread.ts'
import { findMessage } from './thread-rows.ts'

/** Locks a conversation, so that nobody marks or deletes its messages until the transaction ends. */
export const lockConversation = (tx: Tx, id: number) =>
  tx.selectFrom('conversations').where('id', '=', id).select('id').forUpdate().execute()

/**
 * Locks the conversation of a message and reads both. The holder of the lease is read before the lock: a lease that changes at
 * this moment has no effect on the action.
 * @throws {AppError} `message_not_found`, also when the operator, or their account level, may not read the message
 */
export async function lockMessage(tx: Tx, operator: Operator, id: number) {
  // The id does not contain the month, so this looks into the index of each partition. Later statements use the month.
  const found = await tx
    .selectFrom('messages')
    .where('id', '=', id)
    .select(['id', 'created_at', 'conversation_id'])
    .executeTakeFirst()
  if (!found) throw new AppError('message_not_found')
  await lockConversation(tx, found.conversation_id)
  const conversation = await findConversation(tx, operator.id, found.conversation_id)
  if (!conversation) throw new AppError('message_not_found')
  if (!mayRead(operator, conversation))
    throw new Refusal(operator, 'other_chats.overview', 'message_not_found', { type: 'message', id })
  if (operator.historySize !== null) {
    const readable = await tx
      .selectFrom('messages as m')
      .where('m.id', '=', id)
      .where('m.created_at', '=', found.created_at)
      .where(isReadable(conversation.id, operator.historySize, conversation.first_message_at))
      .select('m.id')
      .executeTakeFirst()
    if (!readable) throw new AppError('message_not_found')
  }
  return { conversation, message: await findMessage(tx, found) }
}

/** A message with its locked conversation. */
export type LockedMessage = Awaited<ReturnType<typeof lockMessage>>
