import type { deleteSiteMessage as endpoint, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { closeForCustomer, isDecided, noteForCustomer } from './ignore-for-customer.ts'
import { changeAtSite, lockSiteMessage } from './lock-site-message.ts'

/**
 * Deletes a message for operators, as its customer, or the site of its own message, has deleted it there. Its text is kept for masters and evidence. When nothing
 * else waits, the chat leaves its queue, unless somebody has to decide about it.
 * @throws {AppError} `message_not_found`, `customer_erased`
 */
export async function deleteMessageAtSite(
  db: Db,
  site: SiteOwner,
  externalId: string,
): Promise<HandlerResultOf<typeof endpoint>> {
  return transaction(db, async (tx) => {
    const locked = await lockSiteMessage(tx, site, externalId)
    const { message, item } = locked
    const result = { external_id: externalId, id: message.id }
    const isWaiting = () =>
      message.direction === 'in' && item !== undefined && item.due_at !== null && item.kind === 'reply'
    if (message.deleted_at !== null && message.deleted_by === null)
      return {
        ...result,
        status: 'unchanged' as const,
        is_kept: isWaiting() && (await isMessageDecided(tx, locked)),
      }
    await changeAtSite(tx, locked, null, { deleted_at: sql<string>`now()`, deleted_by: null })
    await recordAudit(tx, {
      operatorId: null,
      siteownerId: site.id,
      action: 'message.delete_at_site',
      subject: { type: 'message', id: message.id },
      details: { conversation_id: message.conversation_id },
    })
    if (!item || !isWaiting() || (await hasOtherWords(tx, locked)))
      return { ...result, status: 'deleted' as const, is_kept: false }
    const is_kept = await isMessageDecided(tx, locked)
    if (!is_kept) {
      await noteForCustomer(tx, message.conversation_id, 'message_deleted', item.lease_id)
      await closeForCustomer(tx, message.conversation_id, item)
    }
    return { ...result, status: 'deleted' as const, is_kept }
  })
}

type Locked = Awaited<ReturnType<typeof lockSiteMessage>>

/** Whether another message of the customer waits for the same answer. */
async function hasOtherWords(tx: Tx, { message }: Locked): Promise<boolean> {
  const other = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .where('m.conversation_id', '=', message.conversation_id)
    .where('m.direction', '=', 'in')
    .where('m.deleted_at', 'is', null)
    .where(sql<boolean>`m.id > coalesce(c.last_operator_message_id, 0)`)
    .select('m.id')
    .executeTakeFirst()
  return other !== undefined
}

/** Whether people decide about the message, or about its chat. */
async function isMessageDecided(tx: Tx, { message, item, customerId }: Locked): Promise<boolean> {
  const report = await tx
    .selectFrom('report_cases')
    .where('message_id', '=', message.id)
    .where('settled_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return report !== undefined || isDecided(tx, item, customerId)
}
