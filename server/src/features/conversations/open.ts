import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type LoadedConversation, loadConversation } from './load.ts'
import { mayRead } from './policy.ts'

/**
 * Reads a conversation without claiming it. Opening one that is not in hand is written to the audit log.
 * @throws {AppError} `conversation_not_found`, also when this operator may not see it
 */
export async function openConversation(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  return transaction(db, async (tx) => {
    const conversation = await requireReadable(tx, operator, id)
    if (conversation.holder_id !== operator.id) await recordOpening(tx, operator, conversation)
    return conversation
  })
}

/**
 * Reads only the thread of a conversation. The page has opened the conversation before and repeats this after each hint, so
 * that the audit log gets an entry only when the operator has not opened it within the last hour.
 * @throws {AppError} `conversation_not_found`
 */
export async function openThread(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  return transaction(db, async (tx) => {
    const conversation = await requireReadable(tx, operator, id)
    if (conversation.holder_id !== operator.id && !(await hasOpened(tx, operator, id)))
      await recordOpening(tx, operator, conversation)
    return conversation
  })
}

function recordOpening(tx: Tx, operator: Operator, { id, siteowner_id }: LoadedConversation) {
  return recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: siteowner_id,
    action: 'conversation.open',
    subject: { type: 'conversation', id },
  })
}

async function hasOpened(tx: Tx, operator: Operator, id: number): Promise<boolean> {
  const opening = await tx
    .selectFrom('audit_log')
    .where('subject_type', '=', 'conversation')
    .where('subject_id', '=', id)
    .where('operator_id', '=', operator.id)
    .where('action', '=', 'conversation.open')
    .where('at', '>', sql<string>`now() - interval '1 hour'`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return opening !== undefined
}

/** @throws {AppError} `conversation_not_found`; a refused right if it exists but this operator may not see it */
export async function requireReadable(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  const conversation = await loadConversation(db, id, operator.id)
  if (!conversation) throw new AppError('conversation_not_found')
  if (!mayRead(operator, conversation))
    throw new Refusal(operator, 'other_chats.overview', 'conversation_not_found', {
      type: 'conversation',
      id,
    })
  return conversation
}
