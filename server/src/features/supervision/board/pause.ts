import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { announceOperator, lockManaged } from '../../people/operators/require-managed.ts'
import { storeAct } from './acts.ts'

/**
 * Pauses an operator, who reads the reason. They claim and take no conversation; the one in hand stays.
 * @throws {AppError} `operator_not_found`, `rights_above_yours`, `own_account`, `already_so`
 */
export function pauseOperator(db: Db, actor: Operator, operatorId: number, reason: string | null = null) {
  return act(db, actor, operatorId, { kind: 'pause', reasonOf: () => reason })
}

/** Lifts a pause. @throws {AppError} as `pauseOperator` */
export function resumeOperator(db: Db, actor: Operator, operatorId: number) {
  // Kept for an undo, which pauses for the same reason again.
  return act(db, actor, operatorId, { kind: 'resume', reasonOf: ({ pause_reason }) => pause_reason })
}

type Act = { kind: 'pause' | 'resume'; reasonOf: (before: { pause_reason: string | null }) => string | null }

function act(db: Db, actor: Operator, operatorId: number, { kind, reasonOf }: Act) {
  return transaction(db, async (tx) => {
    const before = await lockManaged(tx, actor, operatorId)
    if (operatorId === actor.id) throw new AppError('own_account')
    const isPause = kind === 'pause'
    if ((before.paused_at !== null) === isPause) throw new AppError('already_so')
    const reason = reasonOf(before)
    await setPaused(tx, actor, operatorId, isPause && { reason })
    const stored = await storeAct(tx, actor, { kind, operator_id: operatorId, reason })
    await recordAudit(tx, {
      operatorId: actor.id,
      action: `board.${kind}`,
      subject: { type: 'operator', id: operatorId },
      details: isPause ? { reason } : {},
    })
    return { act: stored }
  })
}

export async function setPaused(
  tx: Tx,
  actor: Operator,
  operatorId: number,
  pause: false | { reason: string | null },
) {
  await tx
    .updateTable('operators')
    .set({
      paused_at: pause ? sql<string>`now()` : null,
      paused_by: pause ? actor.id : null,
      pause_reason: pause ? pause.reason : null,
    })
    .where('id', '=', operatorId)
    .execute()
  announceOperator(tx, operatorId)
  // The boards show it, and an operator who waits for a chat claims again.
  announce(tx, { topic: 'queue' })
}
