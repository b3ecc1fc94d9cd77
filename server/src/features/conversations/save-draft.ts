import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { requireReadable } from './require-readable.ts'

/** Saves an operator's draft, whether or not they still have the conversation in hand. An empty text deletes it. */
export async function saveDraft(db: Db, operator: Operator, conversationId: number, text: string) {
  await requireReadable(db, operator, conversationId)
  if (text === '') {
    await db
      .deleteFrom('drafts')
      .where('conversation_id', '=', conversationId)
      .where('operator_id', '=', operator.id)
      .execute()
    return null
  }
  return storeDraft(db, operator, conversationId, text)
}

/** Stores a draft instead of the operator's earlier one of this conversation. */
export const storeDraft = (db: Db, operator: { id: number }, conversationId: number, text: string) =>
  db
    .insertInto('drafts')
    .values({ conversation_id: conversationId, operator_id: operator.id, body: text })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'operator_id'])
        .doUpdateSet({ body: text, updated_at: sql<string>`now()` }),
    )
    .returning(['body as text', 'updated_at'])
    .executeTakeFirstOrThrow()
