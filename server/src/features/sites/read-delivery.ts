import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { announce, type Db, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { acknowledgeDelivery } from './acknowledge-delivery.ts'
import { findHolder } from './find-holder.ts'

/**
 * Notes that a customer has read a message of ours, and with it all earlier ones of the chat. It has arrived, then. Can be repeated, in any
 * order.
 * @throws {AppError} `delivery_not_found`, also for an event that is no message
 */
export async function readDelivery(
  db: Db,
  site: SiteOwner,
  messageId: number,
  readAt: string,
): Promise<void> {
  const delivery = await db
    .selectFrom('deliveries')
    .where('message_id', '=', messageId)
    .where('siteowner_id', '=', site.id)
    .where('deleted_message_id', 'is', null)
    .where('complaint_id', 'is', null)
    .select('conversation_id')
    .executeTakeFirst()
  const conversationId = delivery?.conversation_id ?? null
  if (conversationId === null) throw new AppError('delivery_not_found')
  await acknowledgeDelivery(db, site, messageId)
  await transaction(db, async (tx) => {
    const changed = await tx
      .updateTable('conversations')
      .set({ read_id: messageId, read_at: sql<string>`least(${readAt}::timestamptz, now())` })
      .where('id', '=', conversationId)
      .where(sql<boolean>`coalesce(read_id, 0) < ${messageId}`)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    await recordAudit(tx, {
      operatorId: null,
      siteownerId: site.id,
      action: 'message.read_at_site',
      subject: { type: 'message', id: messageId },
      details: { conversation_id: conversationId },
    })
    announce(tx, {
      topic: 'conversation',
      id: conversationId,
      operatorId: await findHolder(tx, conversationId),
    })
  })
}
