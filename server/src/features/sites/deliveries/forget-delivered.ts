import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { lastMessageIdBefore } from '../../answering/messages/last-id-before.ts'

/** Days in which a site can read a delivered message in the outbox again. */
export const deliveredDays = 180

/** Deletes old deliveries that the site has accepted, and those to erased customers. Those that it has not accepted stay. @returns their number */
export async function forgetDelivered(db: Db): Promise<number> {
  const last = await lastMessageIdBefore(db, deliveredDays)
  return deleteInBatches(
    db,
    'deliveries',
    sql`message_id <= ${last} and (status = 'delivered' or conversation_id in (
      select c.id from conversations c join erasures e on e.customer_id = c.customer_id)
      or hold_id in (select h.id from holds h join erasures e on e.customer_id = h.customer_id))`,
  )
}
