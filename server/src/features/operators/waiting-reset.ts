import type { OperatorDetail } from '@panel/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { adminActsOn } from './acts-on.ts'
import { presentOperator } from './present-operator.ts'
import { lockManaged } from './require-managed.ts'
import { lockAdminRights } from './require-other-admin.ts'

/** A condition: the request `r` for a reset waits for a second admin. */
export const isWaiting = sql<boolean>`(r.outcome is null and r.expires_at > now())`

/** Admins who may change an operator and can sign in now. The same rules as `lockManaged`, for others than the caller. */
const admins = (db: Db, operatorId: number) =>
  db
    .selectFrom('operators as a')
    .innerJoin('permissions as ap', 'ap.id', 'a.permissions_id')
    .innerJoin('operators as o', (join) => join.on('o.id', '=', operatorId))
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .whereRef('a.id', '<>', 'o.id')
    .where('a.suspended_at', 'is', null)
    .where('a.totp_enrolled_at', 'is not', null)
    .where(sql<boolean>`'manage_operators' = any(ap.rights)`)
    .where(adminActsOn)
    .select('a.id')

/** Whether one admin may change an operator now. */
export async function isAdminOf(db: Db, adminId: number, operatorId: number): Promise<boolean> {
  const found = await admins(db, operatorId).where('a.id', '=', adminId).executeTakeFirst()
  return found !== undefined
}

/** Whether somebody else than the actor could confirm a reset. */
export async function hasSecondAdmin(db: Db, actor: Operator, operatorId: number): Promise<boolean> {
  const found = await admins(db, operatorId).where('a.id', '<>', actor.id).limit(1).executeTakeFirst()
  return found !== undefined
}

/**
 * Locks a request for a reset about which the actor may decide.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `reset_over`
 */
export async function lockReset(tx: Tx, actor: Operator, operatorId: number, requestId: number) {
  // A reset leaves an admin without an authenticator, like a suspension: two at once wait for each other.
  await lockAdminRights(tx)
  await lockManaged(tx, actor, operatorId)
  if (operatorId === actor.id) throw new AppError('own_account')
  const request = await tx
    .selectFrom('two_factor_resets as r')
    .where('r.id', '=', requestId)
    .where('r.operator_id', '=', operatorId)
    .where(isWaiting)
    .select(['r.id', 'r.what', 'r.asked_by', 'r.reason'])
    .forUpdate()
    .executeTakeFirst()
  if (!request) throw new AppError('reset_over')
  return request
}

/** Ends a request with its outcome. */
export async function closeReset(
  tx: Tx,
  requestId: number,
  outcome: 'confirmed' | 'refused' | 'withdrawn',
  actorId: number,
) {
  await tx
    .updateTable('two_factor_resets')
    .set({ outcome, decided_by: actorId, decided_at: sql<string>`now()` })
    .where('id', '=', requestId)
    .execute()
}

/** The request that waits, for the page of the operator. */
export async function findWaitingReset(
  db: Db,
  viewer: Operator,
  operatorId: number,
): Promise<OperatorDetail['two_factor']['reset']> {
  const row = await db
    .selectFrom('two_factor_resets as r')
    .innerJoin('operators as a', 'a.id', 'r.asked_by')
    .where('r.operator_id', '=', operatorId)
    .where(isWaiting)
    .select([
      'r.id',
      'r.what',
      'r.reason',
      'r.asked_at',
      'r.expires_at',
      'a.id as by_id',
      'a.name as by_name',
    ])
    .executeTakeFirst()
  if (!row) return null
  const { by_id, by_name, ...request } = row
  return {
    ...request,
    by: presentOperator(viewer, { id: by_id, name: by_name }),
    is_own: by_id === viewer.id,
  }
}
