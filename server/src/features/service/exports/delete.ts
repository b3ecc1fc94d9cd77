import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { lockExport } from './find.ts'
import { recordOnExport } from './record.ts'

/** Deletes an export with its file, also while it is being made. @throws {AppError} `export_not_found` */
export function deleteExport(db: Db, actor: Operator, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockExport(tx, actor, id)
    await tx.deleteFrom('exports').where('id', '=', id).execute()
    await recordOnExport(tx, actor, 'export.delete', row)
    announce(tx, { topic: 'exports', operatorId: actor.id })
  })
}
