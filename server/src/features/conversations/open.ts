import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
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
    if (conversation.holder_id !== operator.id) await recordOpening(tx, operator, conversation)
    return conversation
  })
}

/**
 * Reads only the thread of a conversation. The page has opened it before, and asks again with every hint: recorded is who
 * has not opened it within the hour.
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

/** @throws {AppError} `conversation_not_found`; for one that is there, but not theirs to see, as a refused right */
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
