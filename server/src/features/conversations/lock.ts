import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

/** What an answer is checked against. */
export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>

/**
 * Locks the queue item of a conversation and reads what is needed to answer it. What others may change while we wait for
 * the lock is on the item itself: PostgreSQL reads that anew once it has the lock, but not the joined rows.
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
      'q.due_at',
      'q.held',
      'q.for_master',
      'q.customer_message_id',
      'q.lease_id',
      'q.operator_id',
      'q.epoch',
      'q.expires_at',
      'q.unanswered',
      // Taken before its time: what is sent now is not the poke.
      sql<boolean>`q.kind = 'poke' and coalesce(q.due_at > now(), false)`.as('is_poke_ahead'),
      'c.siteowner_id',
      'c.status',
      'c.customer_id',
      'c.message_count',
      'c.last_message_id',
      'c.poke_count',
      sql<boolean>`s.webhook_url is not null`.as('has_webhook'),
    ])
    .forUpdate('q')
    .executeTakeFirst()
}

/** The lease and its epoch are those of the last claim: nobody has taken the conversation since, even when it has run out. */
export function isTheirs(
  item: LockedItem,
  operator: Pick<Operator, 'id'>,
  lease: { lease_id: string; epoch: number },
): boolean {
  return item.lease_id === lease.lease_id && item.epoch === lease.epoch && item.operator_id === operator.id
}
