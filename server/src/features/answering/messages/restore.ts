import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { lockMessage } from '../../conversations/lock-message.ts'
import { restoreFactsOf } from '../../conversations/told-facts/remove-with-message.ts'
import { changeMessage } from './change-message.ts'

/**
 * Takes back a deletion of this transaction's operator, with the facts that it removed.
 * @throws {AppError} `message_not_found`
 */
export async function restoreMessage(tx: Tx, operator: Operator, id: number): Promise<void> {
  const locked = await lockMessage(tx, operator, id)
  const { message, conversation } = locked
  if (message.deleted_at === null) return
  await restoreFactsOf(tx, message, message.deleted_at)
  await changeMessage(tx, locked, { deleted_at: null, deleted_by: null })
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: conversation.siteowner_id,
    action: 'message.undelete',
    subject: { type: 'message', id },
    details: { conversation_id: conversation.id },
  })
}
