import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { endHandover } from '../../answering/leaving/handovers.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import { type AppealRow, requireAppeal } from './find-appeals.ts'
import { lockOpenAppeal } from './lock-open.ts'

/**
 * Returns the text of an appeal to its operator with a note. The conversation goes back to its place in the queue, also from the hands of
 * the master; a hold stays. The draft of the operator has the text.
 * @throws {AppError} `appeal_not_found`, `appeal_settled`, `taken`
 */
export async function returnAppealed(db: Db, master: Operator, id: number, note: string): Promise<AppealRow> {
  return transaction(db, async (tx) => {
    const { item, appeal } = await lockOpenAppeal(tx, master, id)
    await tx
      .updateTable('appeals')
      .set({ outcome: 'returned', note: note.trim(), settled_by: master.id, settled_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute()
    const { conversation_id: conversationId, operator_id: operatorId } = appeal
    await endHandover(tx, { conversationId, operatorId: master.id, leaseId: null })
    await recordAudit(tx, {
      operatorId: master.id,
      siteownerId: appeal.siteowner_id,
      action: 'appeal.return',
      subject: { type: 'conversation', id: conversationId },
      details: { appeal_id: id, by: operatorId },
    })
    await endLeaseOf(tx, item, 'queue')
    announce(tx, { topic: 'holds' }, { topic: 'operator', operatorId })
    return requireAppeal(tx, master, id)
  })
}
