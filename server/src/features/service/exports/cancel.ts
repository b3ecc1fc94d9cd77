import { isUnderWay } from '@panel/contract'
import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type ExportRow, lockExport, requireExport } from './find.ts'
import { recordOnExport } from './record.ts'

/** Cancels an export. Its parts are kept for a day. @throws {AppError} `export_not_found`, `already_so` */
export function cancelExport(db: Db, actor: Operator, id: number): Promise<ExportRow> {
  return transaction(db, async (tx) => {
    const row = await lockExport(tx, actor, id)
    if (!isUnderWay(row.state)) throw new AppError('already_so')
    await tx
      .updateTable('exports')
      .set({
        state: 'cancelled',
        run: null,
        run_until: null,
        finished_at: sql<string>`now()`,
        expires_at: sql<string>`now() + interval '1 day'`,
      })
      .where('id', '=', id)
      .execute()
    await recordOnExport(tx, actor, 'export.cancel', row)
    announce(tx, { topic: 'exports', operatorId: actor.id })
    return requireExport(tx, actor, id)
  })
}
