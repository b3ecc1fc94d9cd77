import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { endLease } from '../../conversations/leases/end-lease.ts'
import { endSessions } from '../sign-in/session.ts'
import { announceOperator, lockManaged } from './require-managed.ts'

/**
 * Ends one session of an operator, or all of them; the conversation in hand returns to its queue.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`
 */
export async function endOperatorSessions(
  db: Db,
  actor: Operator,
  operatorId: number,
  sessionId: number | undefined,
) {
  await transaction(db, async (tx) => {
    await lockManaged(tx, actor, operatorId)
    const isTheirs = sessionId === undefined || (await hasSession(tx, operatorId, sessionId))
    const sessions = isTheirs
      ? await endSessions(tx, sessionId === undefined ? { operatorId } : { sessionId })
      : 0
    if (sessions === 0) return
    const released = await endLease(tx, { operatorId })
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'operator.end_sessions',
      subject: { type: 'operator', id: operatorId },
      details: { sessions, released, ...(sessionId && { session_id: sessionId }) },
    })
    announceOperator(tx, operatorId)
  })
}

const hasSession = async (db: Db, operatorId: number, id: number) =>
  (await db
    .selectFrom('sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Stops trusting a browser of an operator. @throws {AppError} `operator_not_found`, `rights_above_yours` */
export async function forgetTrustedBrowser(db: Db, actor: Operator, operatorId: number, browserId: number) {
  await transaction(db, async (tx) => {
    await lockManaged(tx, actor, operatorId)
    const forgotten = await tx
      .deleteFrom('trusted_devices')
      .where('operator_id', '=', operatorId)
      .where('id', '=', browserId)
      .returning('id')
      .executeTakeFirst()
    if (!forgotten) return
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'operator.forget_browser',
      subject: { type: 'operator', id: operatorId },
      details: { browser_id: browserId },
    })
    announceOperator(tx, operatorId)
  })
}
