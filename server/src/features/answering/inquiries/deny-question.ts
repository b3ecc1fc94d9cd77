import { type BodyOf, type denyQuestion as endpoint, enforcedQuestions } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isLastLease, lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'

/**
 * Notes that the customer has not asked who writes in the messages that wait for an answer, where it was only likely. A repeated call changes
 * nothing.
 * @throws {AppError} `lease_lost`
 */
export async function denyQuestion(
  db: Db,
  operator: Operator,
  conversationId: number,
  lease: BodyOf<typeof endpoint>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const item = await lockItem(tx, conversationId)
    if (!item || !isLastLease(item, operator, lease))
      return refuseLostLease(tx, operator, conversationId, lease.lease_id)
    const denied = await tx
      .updateTable('questions as q')
      .from('conversations as c')
      .whereRef('c.id', '=', 'q.conversation_id')
      .where('q.conversation_id', '=', conversationId)
      .where('q.message_id', '>', sql<number>`coalesce(c.last_operator_message_id, 0)`)
      .where('q.certainty', '=', 'likely')
      .where('q.kind', 'in', [...enforcedQuestions])
      .where('q.denied_at', 'is', null)
      .set({ denied_by: operator.id, denied_at: sql<string>`now()` })
      .returning(['q.kind', 'q.message_id'])
      .execute()
    const [first] = denied
    if (!first) return
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: item.siteowner_id,
      action: 'question.deny',
      subject: { type: 'conversation', id: conversationId },
      details: { message_id: first.message_id, code: denied.map(({ kind }) => kind).join(', ') },
    })
    announce(tx, { topic: 'conversation', id: conversationId, operatorId: operator.id })
  })
}
