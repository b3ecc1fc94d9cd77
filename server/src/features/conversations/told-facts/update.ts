import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockConversation } from '../lock-message.ts'
import { announceFacts } from './announce.ts'
import { isFromReadableMessage, type StoredFact, selectFacts } from './find.ts'
import { requireReadableFor } from './readable.ts'

/**
 * Removes or restores a fact. Its row stays with who removed it.
 * @throws {AppError} `fact_not_found`, also for a conversation that this operator may not see, and for a fact that cannot be
 *   restored because the same one was saved again or its message is deleted
 */
export async function updateFact(
  db: Db,
  operator: Operator,
  id: number,
  { removed }: { removed: boolean },
): Promise<StoredFact> {
  try {
    return await transaction(db, async (tx) => {
      const found = await tx
        .selectFrom('told_facts')
        .where('id', '=', id)
        .select(['conversation_id', 'message_id'])
        .executeTakeFirst()
      if (!found) throw new AppError('fact_not_found')
      // The lock prevents that the message of the fact is deleted meanwhile.
      await lockConversation(tx, found.conversation_id)
      const conversation = await requireReadableFor(tx, operator, found.conversation_id, 'fact_not_found')
      let query = tx.selectFrom('told_facts as f').where('f.id', '=', id).select('f.removed_at')
      if (operator.historySize !== null)
        query = query.where(await isFromReadableMessage(tx, conversation, operator.historySize))
      const fact = await query.executeTakeFirst()
      if (!fact) throw new AppError('fact_not_found')
      if (!removed && (await isDeleted(tx, found.message_id))) throw new AppError('fact_not_found')
      if (removed !== (fact.removed_at !== null)) {
        await tx
          .updateTable('told_facts')
          .set({
            removed_at: removed ? sql<string>`now()` : null,
            removed_by: removed ? operator.id : null,
          })
          .where('id', '=', id)
          .execute()
        await recordAudit(tx, {
          operatorId: operator.id,
          siteownerId: conversation.siteowner_id,
          action: removed ? 'told_fact.remove' : 'told_fact.restore',
          subject: { type: 'told_fact', id },
          details: { conversation_id: conversation.id },
        })
        announceFacts(tx, conversation)
      }
      return selectFacts(tx).where('f.id', '=', id).executeTakeFirstOrThrow()
    })
  } catch (error) {
    if (violatedConstraint(error) === 'told_facts_kept') throw new AppError('fact_not_found')
    throw error
  }
}

async function isDeleted(tx: Tx, messageId: number): Promise<boolean> {
  const message = await tx
    .selectFrom('all_messages')
    .where('id', '=', messageId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return message === undefined
}
