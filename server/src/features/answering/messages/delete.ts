import { mayDeleteMessage } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { lockMessage } from '../../conversations/lock-message.ts'
import { markRightsOf } from '../../conversations/policy.ts'
import type { ThreadMessage } from '../../conversations/thread-rows.ts'
import { removeFactsOf } from '../../conversations/told-facts/remove-with-message.ts'
import { changeMessage } from './change-message.ts'
import { tellDeletion } from './tell-deletion.ts'

/**
 * Deletes a message from the panel permanently, with its told facts. The row stays for legal reasons and for the statistics.
 * A site that has it, or is about to get it, is told by `message.deleted`; a pending delivery continues. Succeeds also when the message is already deleted.
 * @throws {AppError} `message_not_found`, `not_allowed`
 */
export async function deleteMessage(db: Db, operator: Operator, id: number): Promise<ThreadMessage> {
  return transaction(db, async (tx) => {
    const locked = await lockMessage(tx, operator, id)
    const { message, conversation } = locked
    const isWriter = message.operator_id === operator.id
    if (!mayDeleteMessage({ ...markRightsOf(operator, conversation), isWriter }))
      throw new Refusal(operator, 'other_chats.reports', 'not_allowed', { type: 'message', id })
    if (message.deleted_at !== null) return message
    const deleted = await changeMessage(tx, locked, {
      deleted_at: sql<string>`now()`,
      deleted_by: operator.id,
    })
    await tellDeletion(tx, id)
    const facts = await removeFactsOf(tx, message, operator.id)
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: conversation.siteowner_id,
      action: 'message.delete',
      subject: { type: 'message', id },
      details: { conversation_id: conversation.id, ...(facts > 0 && { facts }) },
    })
    return deleted
  })
}
