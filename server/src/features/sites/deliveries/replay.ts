import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { withoutAnswer } from '../../conversations/without-answer.ts'

/**
 * Retries a dead delivery, beginning with the first attempt.
 * @returns false when it is delivered or still pending
 * @throws {AppError} `delivery_not_found`
 */
export async function replayDelivery(db: Db, operator: { id: number }, messageId: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const delivery = await tx
      .selectFrom('deliveries')
      .where('message_id', '=', messageId)
      .select(['status', 'siteowner_id', 'conversation_id', 'last_error'])
      .forUpdate()
      .executeTakeFirst()
    if (!delivery) throw new AppError('delivery_not_found')
    if (delivery.status !== 'dead') return false
    await tx
      .updateTable('deliveries')
      .set({
        status: 'pending',
        attempts: 0,
        wakes: 0,
        refusal_code: null,
        refusal_reason: null,
        next_attempt_at: sql<string>`now()`,
      })
      .where('message_id', '=', messageId)
      .execute()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: delivery.siteowner_id,
      action: 'delivery.replay',
      subject: { type: 'message', id: messageId },
      details: { last_error: delivery.last_error && withoutAnswer(delivery.last_error) },
    })
    announce(
      tx,
      { topic: 'deliveries' },
      delivery.conversation_id === null
        ? { topic: 'profile_texts' }
        : { topic: 'conversation', id: delivery.conversation_id, operatorId: operator.id },
    )
    return true
  })
}
