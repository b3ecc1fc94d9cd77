import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

/** The data that is needed to check an answer. */
export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>

/**
 * A condition: the customer was on hold when this transaction began, which is the time of what it sends. The hold can have ended since
 * then. The snapshot is older than the lock, so a hold that ends while this waits for the lock counts as well.
 */
const wasHeld = sql<boolean>`(exists (select from holds h where h.customer_id = c.customer_id and h.released_at is null
    and (h.until is null or h.until >= now()))
  or exists (select from holds h where h.customer_id = c.customer_id and h.released_at >= now()
    and (h.until is null or h.until >= now())))`

/**
 * Locks the queue item of a conversation and reads what is needed to answer it. Columns that others can change while this waits
 * for the lock are on the item itself: PostgreSQL reads the locked row again, but not the joined rows.
 */
export async function lockItem(tx: Tx, conversationId: number) {
  return tx
    .selectFrom('queue_items as q')
    .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
    .innerJoin('siteowners as s', 's.id', 'c.siteowner_id')
    .where('q.conversation_id', '=', conversationId)
    .select([
      'q.conversation_id',
      'q.kind',
      'q.language',
      'q.due_at',
      'q.held',
      wasHeld.as('was_held'),
      'q.asked',
      'q.for_master',
      'q.customer_message_id',
      'q.lease_id',
      'q.operator_id',
      'q.epoch',
      'q.expires_at',
      'q.unanswered',
      'q.edit_id',
      'q.edit_epoch',
      // The conversation was taken before its poke was due: a message that is sent now is not the poke.
      sql<boolean>`q.kind = 'poke' and coalesce(q.due_at > now(), false)`.as('is_before_poke'),
      'c.siteowner_id',
      'c.status',
      'c.customer_id',
      'c.message_count',
      'c.first_message_at',
      'c.last_message_id',
      'c.poke_count',
      sql<boolean>`s.webhook_url is not null`.as('has_webhook'),
      's.length_min',
      's.length_share',
      's.length_max',
      's.length_stops',
      sql<boolean>`exists (select from send_checks k where k.siteowner_id = s.id and k.kind = 'language')`.as(
        'asks_language',
      ),
    ])
    .forUpdate('q')
    .executeTakeFirst()
}

/**
 * Whether the lease with this epoch is the last one: nobody has claimed the conversation since then, even if the lease has
 * expired.
 */
export function isLastLease(
  item: LockedItem,
  operator: Pick<Operator, 'id'>,
  lease: { lease_id: string; epoch: number },
): boolean {
  return item.lease_id === lease.lease_id && item.epoch === lease.epoch && item.operator_id === operator.id
}
