import { issueAt, maxToldFacts } from '@panel/contract'
import { isOurs } from '@panel/contract/rules/message-sides'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError, InvalidInput } from '../../../platform/http/errors.ts'
import { lockMessage } from '../lock-message.ts'
import { announceFacts } from './announce.ts'
import { type StoredFact, selectFacts } from './find.ts'

/**
 * Saves a fact of a message: about the profile if an operator wrote the message, otherwise about the customer. The same fact of
 * a message is stored once.
 * @throws {AppError} `message_not_found`, also when the operator, or their account level, may not read it; `invalid_input` when
 *   the conversation has the maximum number of facts
 */
export async function saveFact(
  db: Db,
  operator: Operator,
  messageId: number,
  text: string,
): Promise<StoredFact> {
  return transaction(db, async (tx) => {
    // The conversation is locked, so that simultaneous requests cannot exceed the limit and the message cannot be deleted
    // meanwhile.
    const { message, conversation } = await lockMessage(tx, operator, messageId)
    if (message.deleted_at !== null) throw new AppError('message_not_found')
    const saved = await tx
      .insertInto('told_facts')
      .values({
        conversation_id: conversation.id,
        message_id: messageId,
        message_sent_at: message.thread_time,
        about: isOurs(message.direction) ? 'profile' : 'customer',
        body: text.trim(),
        operator_id: operator.id,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['conversation_id', 'message_id', 'body'])
          .where('removed_at', 'is', null)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (saved) {
      await requireBelowLimit(tx, conversation.id)
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: conversation.siteowner_id,
        action: 'told_fact.save',
        subject: { type: 'told_fact', id: saved.id },
        details: { message_id: messageId, conversation_id: conversation.id },
      })
      announceFacts(tx, conversation)
    }
    return selectFacts(tx)
      .where('f.conversation_id', '=', conversation.id)
      .where('f.message_id', '=', messageId)
      .where('f.body', '=', text.trim())
      .where('f.removed_at', 'is', null)
      .executeTakeFirstOrThrow()
  })
}

async function requireBelowLimit(tx: Tx, conversationId: number) {
  const { count } = await tx
    .selectFrom('told_facts')
    .where('conversation_id', '=', conversationId)
    .where('removed_at', 'is', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count > maxToldFacts)
    throw new InvalidInput([issueAt('text', 'told_facts_full', { max: maxToldFacts })])
}
