import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { endTextLease } from '../../conversations/leases/end-text-lease.ts'
import { lockHeld } from './lock-held.ts'

/**
 * Releases the text in hand. The operator does not get it as the next one for a day, and can claim it by hand.
 * @throws {AppError} `profile_text_not_found`, `text_lease_lost`
 */
export async function skipText(
  db: Db,
  operator: Operator,
  which: { id: number; leaseId: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const text = await lockHeld(tx, operator, which)
    if (!text) return
    await endTextLease(tx, { operatorId: operator.id, leaseId: which.leaseId })
    await tx
      .updateTable('profile_texts')
      .set({ ended_lease_id: which.leaseId })
      .where('id', '=', text.id)
      .execute()
    await tx
      .insertInto('profile_text_skips')
      .values({ profile_text_id: text.id, operator_id: operator.id })
      .onConflict((conflict) =>
        conflict.columns(['operator_id', 'profile_text_id']).doUpdateSet({ created_at: sql<string>`now()` }),
      )
      .execute()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: text.siteowner_id,
      action: 'profile_text.skip',
      subject: { type: 'profile_text', id: text.id },
    })
  })
}
