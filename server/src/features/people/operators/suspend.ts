import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { endSessions } from '../sign-in/session.ts'
import { endLinks } from './end-links.ts'
import { lockAdminRights, noteGivers } from './givers.ts'
import { announceOperator, lockManaged } from './require-managed.ts'

/**
 * Suspends an operator: all sessions end, trusted browsers are forgotten, the conversation in hand returns to its
 * queue, and the links end that they made.
 * Suspending twice has no second effect.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `last_admin`
 */
export async function suspendOperator(db: Db, actor: Operator, operatorId: number, reason: string) {
  const isDone = await transaction(db, async (tx) => {
    await lockAdminRights(tx)
    const before = await lockManaged(tx, actor, operatorId)
    if (operatorId === actor.id) throw new AppError('own_account')
    if (before.suspended_at) return false
    const requireGivers = await noteGivers(tx)
    await tx
      .updateTable('operators')
      .set({ suspended_at: sql<string>`now()` })
      .where('id', '=', operatorId)
      .execute()
    await requireGivers()
    await endLinks(tx, actor.id)
    const released = await endLease(tx, { operatorId })
    const sessions = await endSessions(tx, { operatorId })
    await tx.deleteFrom('trusted_devices').where('operator_id', '=', operatorId).execute()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'operator.suspend',
      subject: { type: 'operator', id: operatorId },
      details: { reason, released, sessions },
    })
    announceOperator(tx, operatorId)
    return true
  })
  // The lease of a claim that was in progress.
  if (isDone) await endLease(db, { operatorId })
}

/** Ends a suspension. @throws {AppError} `operator_not_found`, `rights_above_yours` */
export async function reinstateOperator(db: Db, actor: Operator, operatorId: number, reason: string) {
  await transaction(db, async (tx) => {
    const before = await lockManaged(tx, actor, operatorId)
    if (!before.suspended_at) return
    await tx.updateTable('operators').set({ suspended_at: null }).where('id', '=', operatorId).execute()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'operator.reinstate',
      subject: { type: 'operator', id: operatorId },
      details: { reason },
    })
    announceOperator(tx, operatorId)
  })
}
