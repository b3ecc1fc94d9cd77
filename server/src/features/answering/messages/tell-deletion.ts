import { sql } from 'kysely'
import { announce, type Tx } from '../../../platform/database.ts'
import { undoAcceptedFor } from '../../../platform/undo-time.ts'

/**
 * Tells the site that one of our messages is deleted in the panel, if the site has it or is about to get it. The event leaves when the
 * deletion can no longer be undone, and after the message, because both belong to one conversation. It is told once.
 */
export async function tellDeletion(tx: Tx, messageId: number) {
  const { rows } = await sql`
    insert into deliveries (message_id, siteowner_id, conversation_id, deleted_message_id, next_attempt_at, deliver_at)
    select nextval(pg_get_serial_sequence('messages', 'id')), s.id, d.conversation_id, d.message_id,
      case when s.webhook_url is not null then a.at end, a.at
    from deliveries d join siteowners s on s.id = d.siteowner_id
    cross join (select now() + ${undoAcceptedFor} * interval '1 millisecond' as at) a
    where d.message_id = ${messageId}
    on conflict (deleted_message_id) where deleted_message_id is not null do nothing
    returning message_id`.execute(tx)
  if (rows.length > 0) announce(tx, { topic: 'deliveries' })
}

/** Takes back what the site has not been told yet. Who reads the outbox later waits for the end of this transaction. */
export async function untellDeletion(tx: Tx, messageId: number) {
  await sql`select from deliveries where deleted_message_id = ${messageId} for update`.execute(tx)
  // Read after the lock: the event may have left meanwhile.
  await sql`
    delete from deliveries where deleted_message_id = ${messageId} and attempts = 0 and status = 'pending'
      and deliver_at > clock_timestamp()`.execute(tx)
}
