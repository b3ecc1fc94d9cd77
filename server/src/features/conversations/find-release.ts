import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'

/** The act with which a coach released the chat of this lease, and its reason; undefined when nobody has. */
export async function findRelease(db: Db, viewer: Operator, lostLeaseId: string) {
  const act = await db
    .selectFrom('board_acts as b')
    .innerJoin('operators as o', 'o.id', 'b.by_id')
    .where('b.lease_id', '=', lostLeaseId)
    .where('b.operator_id', '=', viewer.id)
    .where('b.kind', '=', 'release')
    .where('b.undone_at', 'is', null)
    .select(['o.id', 'o.name', 'b.reason'])
    .orderBy('b.id', 'desc')
    .executeTakeFirst()
  return act && { by: presentOperator(viewer, act), reason: act.reason }
}
