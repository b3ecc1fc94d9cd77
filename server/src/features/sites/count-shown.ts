import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Hint } from '../../platform/live.ts'
import { type NumberedMessage, placeOf } from './store-messages.ts'

/**
 * Counts messages that are only shown: those of the site itself, and imported ones. They change nothing that waits, and are the last word of
 * nobody; but the thread has them, so its times and their number do too. The conversations are locked.
 * @returns hints for those who have the chats open
 */
export async function countShown(tx: Tx, messages: readonly NumberedMessage[]): Promise<Hint[]> {
  const { rows } = await sql<{ id: number; operatorId: number | null }>`
    with shown as (
      select m.id, count(*) as messages, count(*) filter (where m.has_photo) as photos, min(p.at) as first, max(p.at) as last,
        max(p.at) filter (where m.direction = 'past') as customer
      from unnest(
        ${messages.map(({ conversationId }) => conversationId)}::bigint[], ${messages.map(({ direction }) => direction)}::text[],
        ${messages.map(({ photo_url }) => photo_url !== undefined)}::boolean[], ${messages.map(({ sent_at }) => sent_at)}::timestamptz[],
        ${messages.map(({ answeredAt }) => answeredAt)}::timestamptz[]) as m (id, direction, has_photo, sent_at, answered)
      cross join lateral (
        select coalesce(${placeOf(sql`m.sent_at`, sql`m.answered`)}, least(m.sent_at, now())) as at) p
      group by m.id
    )
    update conversations c
    set message_count = c.message_count + s.messages, photo_count = c.photo_count + s.photos,
      first_message_at = least(c.first_message_at, s.first), last_message_at = greatest(c.last_message_at, s.last),
      last_customer_time = greatest(c.last_customer_time, s.customer)
    from shown s where c.id = s.id
    returning c.id, (select q.operator_id from queue_items q where q.conversation_id = c.id and q.expires_at is not null)
      as "operatorId"`.execute(tx)
  return rows.map((row) => ({ topic: 'conversation', ...row }))
}
