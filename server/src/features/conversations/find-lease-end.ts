import type { CustomersAct, Problem } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../../platform/http/present-operator.ts'
import { endedByErasure } from './customers/find-erasure.ts'

/** What has ended this lease, if it was an erasure, the customer or a coach: the members of `lease_lost` that say so. */
export async function findLeaseEnd(
  db: Db,
  viewer: Operator,
  lostLeaseId: string,
): Promise<Pick<Problem, 'release' | 'erased' | 'customer_act'>> {
  if (await endedByErasure(db, lostLeaseId)) return { erased: true }
  const customer_act = await findCustomersAct(db, lostLeaseId)
  if (customer_act) return { customer_act }
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

/** What the customer did at their site when this lease ended; undefined when it ended otherwise. */
async function findCustomersAct(db: Db, lostLeaseId: string): Promise<CustomersAct | undefined> {
  const act = await db
    .selectFrom('ignores')
    .where('lease_id', '=', lostLeaseId)
    .where('operator_id', 'is', null)
    .select('option')
    .executeTakeFirst()
  // The cast: a constraint gives every other cause an operator.
  return act?.option as CustomersAct | undefined
}
