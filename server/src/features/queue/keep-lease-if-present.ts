import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { endLease } from '../leases/end-lease.ts'
import type { Lease } from '../leases/lease.ts'
import { isOpen } from '../sign-in/session.ts'

/**
 * Checks the operator again after a claim: an operator who started a break or signed out while the claim was in
 * progress must not keep the lease. Those actions end the operator's lease when they commit; a lease that is given afterwards is ended
 * here.
 * @returns whether the lease is kept; false when the operator is on a break and the lease was ended
 * @throws {AppError} `not_signed_in`; the lease is ended
 */
export async function keepLeaseIfPresent(db: Db, operator: Operator, lease: Lease): Promise<boolean> {
  const session = await db
    .selectFrom('sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .where('s.id', '=', operator.sessionId)
    .where(isOpen)
    .where('o.suspended_at', 'is', null)
    .select(
      sql<boolean>`exists (select from away_times a
        where a.operator_id = o.id and a.ended_at is null and a.ends_at > now())`.as('is_away'),
    )
    .executeTakeFirst()
  if (session && !session.is_away) return true
  await endLease(db, { operatorId: operator.id, leaseId: lease.id })
  if (!session) throw new AppError('not_signed_in')
  return false
}
