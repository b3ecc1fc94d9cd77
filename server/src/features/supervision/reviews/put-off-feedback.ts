import { sql } from 'kysely'
import { recordAudits } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

/**
 * The operator is in a hurry: what coaches asked them to read before their next chat waits for a quarter of an hour. Each review can be put
 * off once.
 * @throws {AppError} `already_so` when nothing can be put off
 */
export async function putOffFeedback(db: Db, viewer: Operator): Promise<void> {
  await transaction(db, async (tx) => {
    const reviews = await tx
      .updateTable('reviews')
      .set({ put_off_at: sql<string>`now()` })
      .where('operator_id', '=', viewer.id)
      .where(sql<boolean>`asked and read_at is null and put_off_at is null`)
      .returning('id')
      .execute()
    if (reviews.length === 0) throw new AppError('already_so')
    await recordAudits(
      tx,
      reviews.map(({ id }) => ({
        operatorId: viewer.id,
        action: 'review.put_off' as const,
        subject: { type: 'review' as const, id },
      })),
    )
    announce(tx, { topic: 'operator', operatorId: viewer.id })
  })
}
