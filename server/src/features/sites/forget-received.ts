import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { deleteInBatches } from '../../platform/delete-in-batches.ts'
import { lastMessageIdBefore } from '../messages/last-id-before.ts'

/** Days in which a site can repeat a message. After that, a message with the same id is a new one. */
const days = 180

/**
 * Deletes the external ids of old messages, except those that an answer can still refer to: the newest message of a customer.
 * @returns their number
 */
export async function forgetReceivedMessages(db: Db): Promise<number> {
  const last = await lastMessageIdBefore(db, days)
  return deleteInBatches(
    db,
    'received_messages',
    sql`message_id <= ${last} and not exists (
      select from all_messages m join conversations c on c.id = m.conversation_id
      where m.id = message_id and m.created_at < now() - make_interval(days => ${days}) and c.last_customer_message_id = m.id)`,
  )
}
