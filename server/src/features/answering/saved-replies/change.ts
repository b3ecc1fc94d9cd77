import type { BodyOf, changeSavedReply as endpoint } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ownerOf } from './policy.ts'
import { lockEditable, type SavedReplyRow, savedReplyColumns, withFreeTitle } from './queries.ts'

/** Changes the given fields. @throws {AppError} `saved_reply_not_found`, `not_allowed`, `title_taken` */
export async function changeSavedReply(
  db: Db,
  operator: Operator,
  id: number,
  changes: BodyOf<typeof endpoint>,
): Promise<SavedReplyRow> {
  return withFreeTitle(() =>
    transaction(db, async (tx) => {
      const before = await lockEditable(tx, operator, id)
      const changed = fields.filter((name) => changes[name] !== undefined && changes[name] !== before[name])
      if (changed.length === 0) return before
      const { language, title, body } = { ...before, ...changes }
      const after = await tx
        .updateTable('saved_replies')
        .set({ language, title, body, updated_at: sql<string>`now()` })
        .where('id', '=', id)
        .returning(savedReplyColumns)
        .executeTakeFirstOrThrow()
      await recordAudit(tx, {
        operatorId: operator.id,
        action: 'saved_reply.change',
        subject: { type: 'saved_reply', id },
        details: { owner: ownerOf(before), changed },
      })
      return after
    }),
  )
}

const fields = ['language', 'title', 'body'] as const
