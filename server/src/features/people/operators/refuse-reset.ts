import { recordAudit } from '../../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { announceOperator, requireSupervised } from './require-managed.ts'
import { closeReset, lockRequest } from './waiting-reset.ts'

/**
 * Refuses the request of another admin for a reset, or withdraws the actor's own. Stopping is safe, so everybody may who sees the operator.
 * @throws {AppError} `operator_not_found`, `reset_over`
 */
export async function refuseReset(db: Db, actor: Operator, operatorId: number, requestId: number) {
  await transaction(db, async (tx) => {
    await requireSupervised(tx, actor, operatorId)
    await refuse(tx, actor, operatorId, requestId)
  })
}

/** Stops a request for a reset of the operator's own account. @throws {AppError} `reset_over` */
export async function refuseOwnReset(db: Db, operator: Operator, requestId: number) {
  await transaction(db, (tx) => refuse(tx, operator, operator.id, requestId))
}

async function refuse(tx: Tx, actor: Operator, operatorId: number, requestId: number) {
  const { id, what, asked_by } = await lockRequest(tx, operatorId, requestId)
  const isOwn = asked_by === actor.id
  await closeReset(tx, id, isOwn ? 'withdrawn' : 'refused', actor.id)
  await recordAudit(tx, {
    operatorId: actor.id,
    action: isOwn ? 'two_factor.withdraw_reset' : 'two_factor.refuse_reset',
    subject: { type: 'operator', id: operatorId },
    details: isOwn ? { what } : { what, asked_by },
  })
  announceOperator(tx, operatorId)
}
