import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/** The operator who has the conversation of a lost lease; null when nobody has it, or it is already answered. */
export async function findNewHolder(db: Db, viewer: Operator, lostLeaseId: string) {
  const taker = await db
    .selectFrom('queue_items as q')
    .innerJoin('operators as o', 'o.id', 'q.operator_id')
    .where('q.previous_lease_id', '=', lostLeaseId)
    .where('q.previous_operator_id', '=', viewer.id)
    .where('q.expires_at', 'is not', null)
    .select(['o.id', 'o.name'])
    .executeTakeFirst()
  return taker ? presentOperator(viewer, taker) : null
}
