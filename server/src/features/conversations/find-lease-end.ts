import type { Problem } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../../platform/http/present-operator.ts'
import { endedByErasure } from './customers/find-erasure.ts'

/** What has ended this lease, if it was an erasure or a coach: the members of `lease_lost` that say so. */
export async function findLeaseEnd(
  db: Db,
  viewer: Operator,
  lostLeaseId: string,
): Promise<Pick<Problem, 'release' | 'erased'>> {
  if (await endedByErasure(db, lostLeaseId)) return { erased: true }
  const release = await findRelease(db, viewer, lostLeaseId)
  return release ? { release } : {}
}

/** The act with which a coach released the chat of this lease, and its reason; undefined when nobody has. */
async function findRelease(db: Db, viewer: Operator, lostLeaseId: string) {
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
