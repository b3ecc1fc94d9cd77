import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { canBeUndone } from '../../../platform/undo-time.ts'
import { lockMessage } from '../../conversations/lock-message.ts'
import type { ThreadMessage } from '../../conversations/thread-rows.ts'
import { restoreFactsOf } from '../../conversations/told-facts/remove-with-message.ts'
import { changeMessage } from './change-message.ts'
import { untellDeletion } from './tell-deletion.ts'

/**
 * Takes back a deletion, with the facts that it removed. A site that was already told keeps the message deleted.
 * @throws {AppError} `message_not_found`
 */
export async function restoreMessage(tx: Tx, operator: Operator, id: number): Promise<ThreadMessage> {
  const locked = await lockMessage(tx, operator, id)
  const { message, conversation } = locked
  if (message.deleted_at === null) return message
  await untellDeletion(tx, id)
  await restoreFactsOf(tx, message, message.deleted_at)
  const restored = await changeMessage(tx, locked, { deleted_at: null, deleted_by: null })
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: conversation.siteowner_id,
    action: 'message.undelete',
    subject: { type: 'message', id },
    details: { conversation_id: conversation.id },
  })
  return restored
}

/**
 * Undoes an own deletion while its page offers that. Can be repeated.
 * @throws {AppError} `message_not_found`, `undo_too_late`
 */
export function undeleteMessage(db: Db, operator: Operator, id: number): Promise<ThreadMessage> {
  return transaction(db, async (tx) => {
    const { message } = await lockMessage(tx, operator, id)
    if (message.deleted_at === null) return message
    const isUndoable = await tx
      .selectFrom('messages')
      .where('id', '=', id)
      .where('created_at', '=', message.created_at)
      .where('deleted_by', '=', operator.id)
      .where(canBeUndone('deleted_at'))
      .select('id')
      .executeTakeFirst()
    if (!isUndoable) throw new AppError('undo_too_late')
    return restoreMessage(tx, operator, id)
  })
}
