import { recordAudit } from '../../platform/audit.ts'
import { type Db, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type LoadedConversation, loadConversation } from './load.ts'
import { mayRead } from './policy.ts'

/**
 * Reads a conversation; this never claims it. Opening one outside the queue is recorded.
 * @throws {AppError} `conversation_not_found` also for one that this operator may not see
 */
export async function openConversation(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  return transaction(db, async (tx) => {
    const conversation = await requireReadable(tx, operator, id)
    if (conversation.holder_id !== operator.id)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: conversation.siteowner_id,
        action: 'conversation.open',
        subject: { type: 'conversation', id },
      })
    return conversation
  })
}

/** @throws {AppError} `conversation_not_found` */
export async function requireReadable(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  const conversation = await loadConversation(db, id, operator.id)
  if (!conversation || !mayRead(operator, conversation)) throw new AppError('conversation_not_found')
  return conversation
}
