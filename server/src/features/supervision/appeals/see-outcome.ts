import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

/** The operator confirms that they have read what became of their appeal. @returns false when they have before, or it is not theirs */
export async function seeAppealOutcome(db: Db, { id: operatorId }: Operator, id: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const seen = await tx
      .updateTable('appeals')
      .set({ seen_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('operator_id', '=', operatorId)
      .where('settled_at', 'is not', null)
      .where('seen_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!seen) return false
    announce(tx, { topic: 'operator', operatorId })
    return true
  })
}
