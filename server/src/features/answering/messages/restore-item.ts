import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { UndoOffers } from '../../../platform/database-types.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { isAway } from '../away/is-away.ts'

/**
 * Brings the queue item of an undone message or leave back, at its former place, in the hand of its operator unless they are away or the
 * customer is on hold. A customer's newer message has made an item already: it stays, at the former place. So does the lease of an operator
 * who has stayed in the conversation.
 * @returns whether the operator has the conversation in hand
 */
export async function restoreItem(
  tx: Tx,
  { operator_id, queue_item }: Selectable<UndoOffers>,
  customerId: number,
): Promise<boolean> {
  const hasStayed = sql`q.expires_at is not null and excluded.expires_at is not null`
  const { rows } = await sql<{ in_hand: boolean }>`
    with former as (
      select i.*, exists (select from holds h where h.customer_id = ${customerId} and h.released_at is null) as is_held,
        ${isAway(operator_id)} as is_away
      from jsonb_populate_record(null::queue_items, ${JSON.stringify(queue_item)}::jsonb) i
    ), given as (
      select f.*, not f.is_held and not f.is_away as in_hand, ${leaseEnd} as lease_end from former f
    )
    insert into queue_items as q (conversation_id, kind, language, siteowner_id, segment, due_at, held, customer_message_id, opened,
      lease_id, operator_id, epoch, expires_at, closes_at, unanswered, input_at, claimed_at)
    select g.conversation_id, g.kind, g.language, g.siteowner_id, g.segment, g.due_at, g.is_held, g.customer_message_id, g.opened,
      case when g.in_hand then gen_random_uuid() end, case when g.in_hand then ${operator_id}::bigint end,
      nextval('queue_items_epoch'), case when g.in_hand then g.lease_end end, g.closes_at, g.unanswered,
      case when g.in_hand then now() end, case when g.in_hand then now() end
    from given g where g.in_hand or g.due_at is not null
    on conflict (conversation_id) do update set due_at = least(q.due_at, excluded.due_at), unanswered = excluded.unanswered,
      lease_id = case when ${hasStayed} then q.lease_id else excluded.lease_id end,
      epoch = case when ${hasStayed} then q.epoch else excluded.epoch end,
      operator_id = excluded.operator_id, expires_at = excluded.expires_at, input_at = excluded.input_at,
      claimed_at = case when ${hasStayed} then q.claimed_at else excluded.claimed_at end
    returning expires_at is not null as in_hand`.execute(tx)
  return rows[0]?.in_hand ?? false
}
