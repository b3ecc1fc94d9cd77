import { announce, type Db, type Tx } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { lockOperator } from './lock-operator.ts'
import { refusalToActOn } from './policy.ts'

/** @throws {AppError} `operator_not_found`; it counts as a foreign id if the operator works for other site owners only */
export async function requireSupervised(db: Db, actor: Operator, id: number) {
  const found = await db
    .selectFrom('operators as o')
    .where('o.id', '=', id)
    .select(['o.id', sharesSiteowner(actor).as('is_supervised')])
    .executeTakeFirst()
  if (!found) throw new AppError('operator_not_found')
  if (!found.is_supervised)
    throw new Refusal(actor, 'manage_operators', 'operator_not_found', { type: 'operator', id })
}

/**
 * Locks an operator on whom the actor may act: they work for all site owners of the operator, whose level does not exceed their own.
 * @throws {AppError} `operator_not_found`; `works_beyond_yours`; `rights_above_yours` when their level has rights that the actor lacks
 */
export async function lockManaged(tx: Tx, actor: Operator, id: number) {
  await requireSupervised(tx, actor, id)
  // First the lock: a statement that waits for it does not read the level again, which can be another one by then.
  await lockOperator(tx, id)
  const operator = await tx
    .selectFrom('operators as o')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '=', id)
    .select([
      'o.id',
      'o.name',
      'o.login',
      'o.permissions_id as level_id',
      'o.team_id',
      'o.languages',
      'o.message_types',
      'o.segments',
      'o.siteowner_ids',
      'o.suspended_at',
      'o.paused_at',
      'o.pause_reason',
      'o.password_hash',
      'o.has_password',
      'o.totp_enrolled_at',
      'p.rights',
    ])
    .executeTakeFirstOrThrow()
  const refusal = refusalToActOn(actor, operator)
  if (refusal) throw new AppError(refusal)
  return operator
}

/** The operator's own pages, and those that list operators, fetch what has changed. */
export const announceOperator = (tx: Tx, operatorId: number) =>
  announce(tx, { topic: 'operator', operatorId })
