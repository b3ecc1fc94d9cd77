import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { endLeaseOf } from '../../conversations/leases/end-lease.ts'
import { storeAct } from './acts.ts'

/**
 * Releases a conversation that an operator has in hand: it returns to its place in the queue, and all pages of the operator show it,
 * with the reason.
 * @throws {AppError} `lease_lost` when the lease has ended, or belongs to another site owner
 */
export async function releaseLeaseOf(db: Db, actor: Operator, leaseId: string, reason?: string) {
  return transaction(db, async (tx) => {
    const item = await tx
      .selectFrom('queue_items')
      .where('lease_id', '=', leaseId)
      .where('expires_at', 'is not', null)
      .select(['conversation_id', 'operator_id', 'due_at', 'siteowner_id'])
      .forUpdate()
      .executeTakeFirst()
    if (!item || !worksFor(actor, item.siteowner_id)) throw new AppError('lease_lost')
    await endLeaseOf(tx, item, 'queue')
    const act = await storeAct(tx, actor, {
      kind: 'release',
      operator_id: item.operator_id,
      conversation_id: item.conversation_id,
      lease_id: leaseId,
      reason,
    })
    await recordAudit(tx, {
      operatorId: actor.id,
      siteownerId: item.siteowner_id,
      action: 'board.release',
      subject: { type: 'conversation', id: item.conversation_id },
      details: { from: item.operator_id, reason },
    })
    return { act }
  })
}
