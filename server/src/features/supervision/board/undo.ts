import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { BoardActs } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { hasLeaseAlready } from '../../conversations/leases/lease.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { undoableAct } from './acts.ts'
import { setPaused } from './pause.ts'

/**
 * Undoes what this coach did on the board.
 * @throws {AppError} `undo_too_late`, also when somebody has claimed the released conversation, or its operator has another one
 */
export async function undoAct(db: Db, actor: Operator, id: number): Promise<{ undone: true }> {
  return transaction(db, async (tx) => {
    const act = await undoableAct(tx, actor, id)
    await takeBack(tx, actor, act)
    const isOfChat = act.conversation_id !== null
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'board.undo',
      subject: isOfChat
        ? { type: 'conversation', id: act.conversation_id }
        : { type: 'operator', id: act.operator_id },
      details: { undone: act.kind, ...(act.language !== null && { language: act.language }) },
    })
    return { undone: true }
  })
}

async function takeBack(tx: Tx, actor: Operator, act: Selectable<BoardActs>) {
  switch (act.kind) {
    case 'release':
      return giveBackLease(tx, act)
    case 'pause':
    case 'resume':
      if (act.operator_id !== null)
        await setPaused(tx, actor, act.operator_id, act.kind === 'resume' && { reason: act.reason })
      return
    case 'ask': {
      const notes = await tx
        .deleteFrom('coach_notes')
        .where('act_id', '=', act.id)
        .where('read_at', 'is', null)
        .returning('operator_id')
        .execute()
      announce(tx, ...notes.map((note) => ({ topic: 'operator' as const, operatorId: note.operator_id })))
    }
  }
}

/** The operator has the same lease again, if the conversation still waits and they have no other one. */
async function giveBackLease(tx: Tx, { conversation_id, operator_id, lease_id }: Selectable<BoardActs>) {
  try {
    const { rows } = await sql<{ id: number }>`
      update queue_items q set operator_id = ${operator_id}, lease_id = ${lease_id}::uuid, expires_at = ${leaseEnd}, input_at = now()
      where q.conversation_id = ${conversation_id} and q.lease_id is null and q.expires_at is null and not q.held
      returning q.conversation_id as id`.execute(tx)
    const [restored] = rows
    if (!restored) throw new AppError('undo_too_late')
    announce(tx, { topic: 'queue' }, { topic: 'conversation', id: restored.id, operatorId: operator_id })
  } catch (error) {
    if (hasLeaseAlready(error)) throw new AppError('undo_too_late')
    throw error
  }
}
