import { recordAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import { endHandover } from './handovers.ts'
import { leaveConversation } from './leave.ts'

/**
 * Gives a conversation that was handed over back to the operators, unanswered and at its place in the queue.
 * @throws {AppError} `lease_lost`, `not_handed_over`
 */
export async function giveBack(
  db: Db,
  operator: Operator,
  conversationId: number,
  lease: { lease_id: string; epoch: number },
) {
  await leaveConversation(db, operator, conversationId, lease, {
    findRepeated: (tx) =>
      tx
        .selectFrom('handovers')
        .where('ended_lease_id', '=', lease.lease_id)
        .where('ended_by', '=', operator.id)
        .where('conversation_id', '=', conversationId)
        .select('id')
        .executeTakeFirst(),
    async perform(tx, item) {
      if (!item.for_master) throw new AppError('not_handed_over')
      await endHandover(tx, { conversationId, operatorId: operator.id, leaseId: lease.lease_id })
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: item.siteowner_id,
        action: 'conversation.give_back',
        subject: { type: 'conversation', id: conversationId },
      })
      await endLeaseOf(tx, item, 'queue')
    },
  })
}
