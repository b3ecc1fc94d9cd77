import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findInHand } from '../../conversations/leases/lease.ts'
import { findLevels, usedLevelIn } from './levels.ts'

/**
 * Shows the panel as an account level, in this session. Rights are narrowed where the session is loaded, and unsafe methods
 * are refused, also for a conversation in hand: that one must be finished first.
 * @throws {AppError} `level_not_found`, `level_retired`, `chat_in_hand`
 */
export async function startPreview(db: Db, operator: Operator, levelId: number) {
  await transaction(db, async (tx) => {
    usedLevelIn(await findLevels(tx), levelId)
    if (await findInHand(tx, operator.id)) throw new AppError('chat_in_hand')
    await setPreview(tx, operator, levelId)
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'preview.start',
      subject: { type: 'level', id: levelId },
    })
  })
}

/** Ends the preview of this session; does nothing without one. */
export async function endPreview(db: Db, operator: Operator) {
  const { preview } = operator
  if (!preview) return
  await transaction(db, async (tx) => {
    await setPreview(tx, operator, null)
    await recordAudit(tx, {
      operatorId: operator.id,
      action: 'preview.end',
      subject: { type: 'level', id: preview.id },
    })
  })
}

async function setPreview(tx: Tx, { sessionId }: Operator, levelId: number | null) {
  await tx.updateTable('sessions').set({ preview_level_id: levelId }).where('id', '=', sessionId).execute()
  announce(tx, { topic: 'rights', sessionId })
}
