import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, transaction } from '../../platform/database.ts'
import { endLease } from '../leases/end-lease.ts'
import { endSessions } from '../sign-in/session.ts'

/**
 * Suspends an operator: all sessions end, and the conversation in hand returns to its queue.
 * @param actorId null when it is not an operator who does it
 * @returns false when the operator does not exist or is already suspended
 */
export async function suspendOperator(db: Db, actorId: number | null, operatorId: number): Promise<boolean> {
  const isDone = await transaction(db, async (tx) => {
    const suspended = await tx
      .updateTable('operators')
      .set({ suspended_at: sql<string>`now()` })
      .where('id', '=', operatorId)
      .where('suspended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!suspended) return false
    const released = await endLease(tx, { operatorId })
    const sessions = await endSessions(tx, { operatorId })
    await recordAudit(tx, {
      operatorId: actorId,
      action: 'operator.suspend',
      subject: { type: 'operator', id: operatorId },
      details: { released, sessions },
    })
    return true
  })
  // The lease of a claim that was in progress.
  if (isDone) await endLease(db, { operatorId })
  return isDone
}
