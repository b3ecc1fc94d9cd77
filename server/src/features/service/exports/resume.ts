import { mayResume } from '@panel/contract'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type ExportRow, lockExport, requireExport } from './find.ts'
import { requireRoom } from './order.ts'
import { recordOnExport } from './record.ts'
import { stateNow } from './state-now.ts'

/**
 * Resumes an export that was cancelled, or that failed, after its last row.
 * @throws {AppError} `export_not_found`, `already_so`, `too_many_exports`
 */
export function resumeExport(db: Db, actor: Operator, id: number): Promise<ExportRow> {
  return transaction(db, async (tx) => {
    await requireRoom(tx, actor, 0)
    const row = await lockExport(tx, actor, id)
    if (!mayResume({ ...row, state: stateNow(row) })) throw new AppError('already_so')
    await tx
      .updateTable('exports')
      .set({ state: 'waiting', fault: null, failures: 0, finished_at: null, expires_at: null, seen_at: null })
      .where('id', '=', id)
      .execute()
    await recordOnExport(tx, actor, 'export.resume', row)
    announce(tx, { topic: 'exports', operatorId: actor.id })
    return requireExport(tx, actor, id)
  })
}
