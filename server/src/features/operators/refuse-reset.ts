import { recordAudit } from '../../platform/audit.ts'
import { type Db, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { announceOperator } from './require-managed.ts'
import { closeReset, lockReset } from './waiting-reset.ts'

/**
 * Refuses the request of another admin for a reset, or withdraws the actor's own.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `reset_over`
 */
export async function refuseReset(db: Db, actor: Operator, operatorId: number, requestId: number) {
  await transaction(db, async (tx) => {
    const { id, what, asked_by } = await lockReset(tx, actor, operatorId, requestId)
    const isOwn = asked_by === actor.id
    await closeReset(tx, id, isOwn ? 'withdrawn' : 'refused', actor.id)
    await recordAudit(tx, {
      operatorId: actor.id,
      action: isOwn ? 'two_factor.withdraw_reset' : 'two_factor.refuse_reset',
      subject: { type: 'operator', id: operatorId },
      details: isOwn ? { what } : { what, asked_by },
    })
    announceOperator(tx, operatorId)
  })
}
