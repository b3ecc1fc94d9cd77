import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { announceOperator, lockManaged } from '../operators/require-managed.ts'
import { storeAct } from './acts.ts'

/**
 * Pauses an operator, or lifts the pause. A paused operator claims and takes no conversation; the one in hand stays.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `already_so`
 */
export async function pauseOrResume(db: Db, actor: Operator, operatorId: number, kind: 'pause' | 'resume') {
  return transaction(db, async (tx) => {
    const { paused_at } = await lockManaged(tx, actor, operatorId)
    if (operatorId === actor.id) throw new AppError('own_account')
    if ((paused_at !== null) === (kind === 'pause')) throw new AppError('already_so')
    await setPaused(tx, actor, operatorId, kind === 'pause')
    const act = await storeAct(tx, actor, { kind, operator_id: operatorId })
    await recordAudit(tx, {
      operatorId: actor.id,
      action: `board.${kind}`,
      subject: { type: 'operator', id: operatorId },
    })
    return { act }
  })
}

export async function setPaused(tx: Tx, actor: Operator, operatorId: number, isPaused: boolean) {
  await tx
    .updateTable('operators')
    .set({ paused_at: isPaused ? sql<string>`now()` : null, paused_by: isPaused ? actor.id : null })
    .where('id', '=', operatorId)
    .execute()
  announceOperator(tx, operatorId)
  // The boards show it, and an operator who waits for a chat claims again.
  announce(tx, { topic: 'queue' })
}
