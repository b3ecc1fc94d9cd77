import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { makeNextDue, markDelivered } from './deliveries/settle.ts'

/** Marks a delivery as delivered because the site says so; can be repeated. @throws {AppError} `delivery_not_found` */
export async function acknowledgeDelivery(db: Db, site: SiteOwner, messageId: number): Promise<void> {
  const delivery = await db
    .selectFrom('deliveries')
    .where('message_id', '=', messageId)
    .where('siteowner_id', '=', site.id)
    .select(['conversation_id', 'hold_id', sql<boolean>`status = 'delivered'`.as('is_delivered')])
    .executeTakeFirst()
  if (!delivery) throw new AppError('delivery_not_found')
  if (delivery.is_delivered) return
  await markDelivered(db, [messageId])
  await makeNextDue(db, [{ conversationId: delivery.conversation_id, holdId: delivery.hold_id }])
}
