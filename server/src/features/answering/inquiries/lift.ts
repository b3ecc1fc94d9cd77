import type { BodyOf, liftInquiry as endpoint, NotAskedReason } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isLastLease, lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'
import { closeInquiry } from './close.ts'

/** What is stored of a reason that was chosen: words, as of one in own words. */
const wordsOf: Record<NotAskedReason, string> = {
  small_talk: 'Small talk, no question who writes',
  about_others: 'About somebody or something else',
  greeting: 'A greeting or a goodbye',
  plans: 'Asks about our plans, not to meet',
}

/**
 * Closes the open inquiry of a conversation in hand, because the customer has not asked. Without an open one nothing changes.
 * @throws {AppError} `lease_lost`
 */
export async function liftInquiry(
  db: Db,
  operator: Operator,
  conversationId: number,
  { reason_code, reason, ...lease }: BodyOf<typeof endpoint>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const item = await lockItem(tx, conversationId)
    if (!item || !isLastLease(item, operator, lease))
      return refuseLostLease(tx, operator, conversationId, lease.lease_id)
    const lift_reason = reason_code ? wordsOf[reason_code] : (reason ?? '').trim()
    const closed = await closeInquiry(tx, conversationId, { closed_by: operator.id, lift_reason })
    if (!closed) return
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: item.siteowner_id,
      action: 'inquiry.lift',
      subject: { type: 'conversation', id: conversationId },
      details: {
        inquiry_id: closed.id,
        kind: closed.kind,
        message_id: closed.message_id,
        reason: lift_reason,
        ...(reason_code && { code: reason_code }),
      },
    })
    announce(tx, { topic: 'conversation', id: conversationId, operatorId: operator.id })
  })
}
