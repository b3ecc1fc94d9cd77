import type { BodyOf, answerFeedback as endpoint } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * The operator has read a review of their message, and may answer. The first answer stays.
 * @throws {AppError} `review_not_found`, also for a review of somebody else's message
 */
export async function answerFeedback(
  db: Db,
  viewer: Operator,
  id: number,
  { differs, text }: BodyOf<typeof endpoint>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .where('id', '=', id)
      .where('operator_id', '=', viewer.id)
      .where('passed', '=', false)
      .select(['id', 'item_id', 'reviewer_id', 'read_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!review) throw new AppError('review_not_found')
    if (review.read_at !== null) return
    await tx
      .updateTable('reviews')
      .set({ read_at: sql<string>`now()`, differs, answer: text ?? null })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      operatorId: viewer.id,
      action: 'review.answer',
      subject: { type: 'review', id },
      details: { item_id: review.item_id, differs, answered: text !== undefined },
    })
    announce(tx, { topic: 'operator', operatorId: viewer.id })
    // Their bell counts the answer.
    if (differs || text !== undefined) announce(tx, { topic: 'exports', operatorId: review.reviewer_id })
  })
}
