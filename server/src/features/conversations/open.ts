import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type LoadedConversation, loadConversation } from './load.ts'
import { mayRead } from './policy.ts'

/**
 * Reads a conversation without claiming it. Opening one that is not in hand is written to the audit log.
 * @throws {AppError} `conversation_not_found`, also when this operator may not see it
 */
export async function openConversation(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  const conversation = await requireReadable(db, operator, id)
  if (conversation.holder_id !== operator.id) await recordOpening(db, operator, conversation)
  return conversation
}

/** What is needed of a conversation to read its thread. */
export type OpenedThread = {
  id: number
  siteowner_id: number
  first_message_at: string | null
  revision: number
}

/**
 * Opens only the thread of a conversation. The page has opened the conversation before and repeats this after each hint, so
 * that the audit log gets an entry only when the operator has not opened it within the last hour.
 * @throws {AppError} `conversation_not_found`
 */
export async function openThread(db: Db, operator: Operator, id: number): Promise<OpenedThread> {
  const thread = requireAllowed(operator, id, await findThread(db, operator.id, id))
  if (thread.holder_id !== operator.id && !thread.was_opened) await recordOpening(db, operator, thread)
  return thread
}

type Row = Parameters<typeof mayRead>[1] & OpenedThread & { was_opened: boolean }

/** The columns of `mayRead`, and whether this operator has opened the conversation within the last hour. */
async function findThread(db: Db, operatorId: number, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.id, c.siteowner_id, c.first_message_at, c.revision, q.operator_id as holder_id,
      q.previous_operator_id as previous_holder_id, d.body as draft_body, exists (
        select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId}) as wrote_here,
      exists (
        select from audit_log a where a.subject_type = 'conversation' and a.subject_id = c.id
          and a.at > now() - interval '1 hour' and a.operator_id = ${operatorId} and a.action = 'conversation.open') as was_opened
    from conversations c
    left join queue_items q on q.conversation_id = c.id
    left join drafts d on d.conversation_id = c.id and d.operator_id = ${operatorId}
    where c.id = ${id}`.execute(db)
  return rows[0]
}

function recordOpening(
  db: Db,
  operator: Operator,
  { id, siteowner_id }: { id: number; siteowner_id: number },
) {
  return recordAudit(db, {
    operatorId: operator.id,
    siteownerId: siteowner_id,
    action: 'conversation.open',
    subject: { type: 'conversation', id },
  })
}

/** @throws {AppError} `conversation_not_found`; a refused right if it exists but this operator may not see it */
export async function requireReadable(db: Db, operator: Operator, id: number): Promise<LoadedConversation> {
  return requireAllowed(operator, id, await loadConversation(db, id, operator.id))
}

function requireAllowed<C extends Parameters<typeof mayRead>[1]>(
  operator: Operator,
  id: number,
  conversation: C | undefined,
): C {
  if (!conversation) throw new AppError('conversation_not_found')
  if (!mayRead(operator, conversation))
    throw new Refusal(operator, 'other_chats.overview', 'conversation_not_found', {
      type: 'conversation',
      id,
    })
  return conversation
}
