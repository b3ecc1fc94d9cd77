import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockHeld } from './lock-held.ts'

/** Saves what the operator typed for the text in hand. An empty text deletes it. @throws {AppError} `text_lease_lost` */
export async function saveTextDraft(
  db: Db,
  operator: Operator,
  which: { id: number; leaseId: string },
  text: string,
) {
  return transaction(db, async (tx) => {
    const held = await lockHeld(tx, operator, which)
    if (!held) throw new AppError('text_lease_lost', { by: null })
    const is_note = held.status === 'to_review'
    const own = { profile_text_id: which.id, operator_id: operator.id }
    if (text === '') {
      await tx
        .deleteFrom('profile_text_drafts')
        .where((e) => e.and(own))
        .execute()
      return null
    }
    return tx
      .insertInto('profile_text_drafts')
      .values({ ...own, body: text, is_note })
      .onConflict((conflict) =>
        conflict
          .columns(['profile_text_id', 'operator_id'])
          .doUpdateSet({ body: text, is_note, updated_at: sql<string>`now()` }),
      )
      .returning(['body as text', 'updated_at'])
      .executeTakeFirstOrThrow()
  })
}
