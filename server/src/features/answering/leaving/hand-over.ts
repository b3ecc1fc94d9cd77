import type { BodyOf, handOver as endpoint } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import { requireReason } from '../../settings/reasons/require-reason.ts'
import { reasonColumns } from '../../settings/reasons/stored-reason.ts'
import { openHandover } from './handovers.ts'
import { findActionOf, leaveConversation } from './leave.ts'

/**
 * Hands a conversation over to the masters with a reason. It keeps its place in the queue; only masters get it, before all
 * others.
 * @returns whether it can be undone
 * @throws {AppError} `lease_lost`, `nothing_waits`
 * @throws {InvalidInput} for a reason that is not in use
 */
export async function handOver(
  db: Db,
  operator: Operator,
  conversationId: number,
  handover: Omit<BodyOf<typeof endpoint>, 'next' | 'exclude'>,
) {
  return leaveConversation(db, operator, conversationId, handover, {
    findRepeated: (tx) =>
      findActionOf(tx, 'handovers', { operator, conversationId, leaseId: handover.lease_id }),
    // A master's own handover ends the one before.
    canUndo: (_, item) => !item.for_master,
    async perform(tx, item) {
      if (item.due_at === null) throw new AppError('nothing_waits')
      await requireReason(tx, 'handover', handover.reason_code)
      const opened = await openHandover(tx, {
        conversationId,
        operatorId: operator.id,
        reason: reasonColumns(handover),
        leaseId: handover.lease_id,
      })
      await recordAudit(tx, {
        operatorId: operator.id,
        siteownerId: item.siteowner_id,
        action: 'conversation.handover',
        subject: { type: 'conversation', id: conversationId },
        details: { message_id: item.customer_message_id, reason_code: opened.reason_code },
      })
      await endLeaseOf(tx, item, 'queue')
    },
  })
}
