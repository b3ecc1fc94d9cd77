import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../platform/compile-once.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import type { Lease } from '../../conversations/leases/lease.ts'
import { isOpen } from '../../people/sign-in/session.ts'
import { isAway } from '../away/is-away.ts'

/** What an operator is now. `absent`: signed out or suspended. */
export type Presence = 'present' | 'away' | 'absent'

/** Finds out for several sessions whether their operators are present. */
export async function findPresences(db: Db, sessionIds: readonly number[]): Promise<Presence[]> {
  const rows = await selectPresences(db, { sessionIds: [...sessionIds] })
  const byId = new Map(rows.map(({ id, is_away }) => [id, is_away ? 'away' : 'present'] as const))
  return sessionIds.map((id) => byId.get(id) ?? 'absent')
}

const selectPresences = compileOnce((db, { sessionIds }: { sessionIds: RawBuilder<number[]> }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .where(sql<boolean>`s.id = any(${sessionIds}::bigint[])`)
    .where(isOpen)
    .where('o.suspended_at', 'is', null)
    .select(['s.id', isAway(sql.ref('o.id')).as('is_away')])
    .compile(),
)

/**
 * Ends the lease of an operator who started a break or signed out while the claim was in progress. Those actions end the
 * operator's lease when they commit; a lease that is given afterwards is ended here.
 * @param presence as it is after the claim
 * @returns whether the lease is kept; false when the operator is on a break and the lease was ended
 * @throws {AppError} `not_signed_in`; the lease is ended
 */
export async function keepLeaseIfPresent(
  db: Db,
  operator: Operator,
  lease: Lease,
  presence: Presence,
): Promise<boolean> {
  if (presence === 'present') return true
  await endLease(db, { operatorId: operator.id, leaseId: lease.id })
  if (presence === 'absent') throw new AppError('not_signed_in')
  return false
}
