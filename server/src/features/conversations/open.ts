import { threadPageSize } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { type AuditEntry, recordAudit } from '../../platform/audit.ts'
import { compileOnce } from '../../platform/compile-once.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import type { LoadedConversation } from './load.ts'
import type { ConversationReads } from './reads.ts'
import { type ReadableConversation, readableConversation, requireAllowed } from './require-readable.ts'

/**
 * Reads a conversation without claiming it. Opening one that is not in hand is written to the audit log.
 * @throws {AppError} `conversation_not_found`, also when this operator may not see it
 */
export async function openConversation(
  reads: ConversationReads,
  operator: Operator,
  id: number,
): Promise<LoadedConversation> {
  const conversation = requireAllowed(operator, id, await reads.load({ id, operatorId: operator.id }))
  if (conversation.holder_id !== operator.id) await reads.recordOpening(openingOf(operator, conversation))
  return conversation
}

/** The same, with the newest page of the thread. */
export async function openWithThread(reads: ConversationReads, operator: Operator, id: number) {
  const { historySize } = operator
  const [conversation, page] = await Promise.all([
    openConversation(reads, operator, id),
    reads.findNewestPage({ conversationId: id, historySize, pageSize: threadPageSize }),
  ])
  return { conversation, page }
}

/**
 * Opens only the thread of a conversation. The page has opened the conversation before and repeats this after each hint, so
 * that the audit log gets an entry only when the operator has not opened it within the last hour.
 * @throws {AppError} `conversation_not_found`
 */
export async function openThread(db: Db, operator: Operator, id: number): Promise<ReadableConversation> {
  const thread = requireAllowed(operator, id, await findThread(db, operator.id, id))
  if (thread.holder_id !== operator.id && !thread.was_opened)
    await recordAudit(db, openingOf(operator, thread))
  return thread
}

async function findThread(db: Db, operatorId: number, id: number) {
  const [found] = await selectThread(db, { operatorId, id })
  return found
}

/** The action is not a condition for an index: all openings of an hour are more than the entries of a conversation. */
const selectThread = compileOnce((db, asked: { operatorId: RawBuilder<number>; id: RawBuilder<number> }) =>
  readableConversation<{ was_opened: boolean }>(
    asked,
    sql`, exists (
      select from audit_log a where a.subject_type = 'conversation' and a.subject_id = c.id
        and a.at > now() - interval '1 hour' and a.operator_id = ${asked.operatorId}
        and a.action || '' = 'conversation.open') as was_opened`,
  ).compile(db),
)

const openingOf = (
  { id: operatorId }: Operator,
  { id, siteowner_id: siteownerId }: { id: number; siteowner_id: number },
): AuditEntry => ({
  operatorId,
  siteownerId,
  action: 'conversation.open',
  subject: { type: 'conversation', id },
})
