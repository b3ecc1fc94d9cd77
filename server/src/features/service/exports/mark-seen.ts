import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

/** Marks the finished exports of an operator as seen. */
export function markExportsSeen(db: Db, { id }: Operator): Promise<void> {
  return transaction(db, async (tx) => {
    const seen = await tx
      .updateTable('exports')
      .set({ seen_at: sql<string>`now()` })
      .where('operator_id', '=', id)
      .where('state', 'in', ['ready', 'stopped'])
      .where('seen_at', 'is', null)
      .returning('id')
      .execute()
    if (seen.length > 0) announce(tx, { topic: 'exports', operatorId: id })
  })
}
