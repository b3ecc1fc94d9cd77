import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ownerOf } from './policy.ts'
import { lockEditable } from './queries.ts'

/** Removes a reply from the list; its row stays. @throws {AppError} `saved_reply_not_found`, `not_allowed` */
export async function removeSavedReply(db: Db, operator: Operator, id: number) {
  await transaction(db, async (tx) => {
    const { language, title, ...reply } = await lockEditable(tx, operator, id)
    await tx
      .updateTable('saved_replies')
      .set({ removed_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'saved_reply.remove',
      subject: { type: 'saved_reply', id },
      details: { owner: ownerOf(reply), language, title },
    })
  })
}
