import type { OperatorDetail } from '@panel/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { lockAdminRights } from './givers.ts'
import { lockManaged } from './require-managed.ts'

/** A condition: the request `r` for a reset waits for a second admin. */
export const isWaiting = sql<boolean>`(r.outcome is null and r.expires_at > now())`

/**
 * Locks a request that the actor may confirm.
 * @throws {AppError} `operator_not_found`, `works_beyond_yours`, `rights_above_yours`, `own_account`, `reset_over`
 */
export async function lockReset(tx: Tx, actor: Operator, operatorId: number, requestId: number) {
  // A reset leaves an admin without an authenticator, like a suspension: two at once wait for each other.
  await lockAdminRights(tx)
  await lockManaged(tx, actor, operatorId)
  if (operatorId === actor.id) throw new AppError('own_account')
  return lockRequest(tx, operatorId, requestId)
}

/** Locks a request that waits. @throws {AppError} `reset_over` */
export async function lockRequest(tx: Tx, operatorId: number, requestId: number) {
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
