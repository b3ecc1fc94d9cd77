import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'

/** The operator confirms that they have read a note. @returns false when they have before, or it is not theirs */
export async function readNote(db: Db, { id: operatorId }: Operator, id: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const read = await tx
      .updateTable('coach_notes')
      .set({ read_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('operator_id', '=', operatorId)
      .where('read_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!read) return false
    await recordAudit(tx, {
      operatorId,
      action: 'coach_note.read',
      subject: { type: 'operator', id: operatorId },
      details: { note_id: id },
    })
    announce(tx, { topic: 'operator', operatorId })
    return true
  })
}
