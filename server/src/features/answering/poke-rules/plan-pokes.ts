import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import { lacksDisclosure } from '../../conversations/customers/lacks-disclosure.ts'
import { isAsking } from '../inquiries/is-asking.ts'
import { hasRule } from '../leaving/ignore-rules.ts'
import { dayIn, nextDayIn, silence, zone } from './clock.ts'
import { mustPay } from './must-pay.ts'
import { lockPokeRules, waitingPokes } from './waiting-pokes.ts'

/** Maximum number of conversations per batch that have the same site owner and the same number of pokes. */
const conversationsPerBatch = 200
const maxBatches = 50
/** Maximum number of waiting pokes of a site owner, so that the queue stays small and its pokes are recent. */
const maxWaitingPokes = 2_000

type Limits = { batches?: number; maxWaiting?: number }

/**
 * Puts the conversations of silent customers into the poke queue, according to the rules of their site owners: due at once, or
 * after the customer's quiet hours. Several nodes can run it at the same time.
 * @returns the number of new pokes
 */
export async function planPokes(
  db: Db,
  { batches = maxBatches, maxWaiting = maxWaitingPokes }: Limits = {},
): Promise<number> {
  let planned = 0
  for (let batch = 1; batch <= batches; batch++) {
    const { queued, processed } = await transaction(db, (tx) => planBatch(tx, maxWaiting))
    planned += queued
    if (processed === 0) break
  }
  return planned
}

async function planBatch(tx: Tx, maxWaiting: number): Promise<{ queued: number; processed: number }> {
  await lockPokeRules(tx)
  const customerIds = await lockSilentCustomers(tx, maxWaiting)
  if (customerIds.length === 0) return { queued: 0, processed: 0 }
  const result = await decideAboutPokes(tx, customerIds, maxWaiting)
  if (result.queued > 0) announce(tx, { topic: 'queue' })
  return result
}

/**
 * Locks customers who have a conversation that has been silent for long enough. Their holds and messages wait meanwhile.
 * Customers that another transaction has locked are processed in the next run.
 */
async function lockSilentCustomers(tx: Tx, maxWaiting: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cu.id from customers cu
    where cu.id = any(array(
      select silent.customer_id
      from poke_rules r
      cross join lateral generate_series(0, r.most_in_a_row - 1) as pokes (sent)
      cross join lateral (
        select c.customer_id from conversations c
        where c.siteowner_id = r.siteowner_id and c.poke_count = pokes.sent and c.silence_from <= now() - make_interval(mins =>
          case when pokes.sent = 0 then r.silence_minutes else r.next_silence_minutes end)
        order by c.silence_from
        limit ${conversationsPerBatch}) silent
      where ${maxWaiting} > ${waitingPokes}))
    order by cu.id
    for no key update skip locked`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Decides about every silent conversation of these customers. If it is on hold or ignored, its profile is retired, the customer asks who writes or would have to
 * pay for an answer, it is checked again after another silence; if the day's budget is used up, when the customer's next day begins. A conversation with a queue item is not
 * changed, and neither is one for which the queue has no room: a customer can have several conversations.
 */
async function decideAboutPokes(
  tx: Tx,
  customerIds: number[],
  maxWaiting: number,
): Promise<{ queued: number; processed: number }> {
  const { rows } = await sql<{ queued: number; processed: number }>`
    with silent as materialized (
      select c.id, c.customer_id, c.siteowner_id, c.language, c.segment, c.last_customer_message_id, c.silence_from,
        ${silence} as silence, r.pokes_per_day, ${zone} as zone, r.quiet_from, r.quiet_until,
        c.status = 'answered' as is_answered,
        ${mustPay} or ${lacksDisclosure('cu')} or ${isHeld(sql`c.customer_id`)} or ${isAsking(sql`c.customer_id`)} or exists (select from ignores i where i.conversation_id = c.id
          and i.ended_at is null and ${hasRule('stops_pokes')})
          or exists (select from profiles p where p.id = c.profile_id and p.retired_at is not null) as is_stopped
      from conversations c
      join poke_rules r on r.siteowner_id = c.siteowner_id
      join customers cu on cu.id = c.customer_id
      where c.customer_id = any(${customerIds}::bigint[]) and c.poke_count < r.most_in_a_row
        and c.silence_from <= now() - ${silence}
        and not exists (select from queue_items q where q.conversation_id = c.id)
    ), ranked as materialized (
      select r.*, ${nextDayIn(sql`r.zone`)} as next_day,
        row_number() over (partition by r.customer_id, r.is_answered and not r.is_stopped order by r.silence_from, r.id)
          > r.pokes_per_day
            - coalesce((select d.sent from poke_days d where d.customer_id = r.customer_id and d.day = ${dayIn(sql`r.zone`)}), 0)
            - (select count(*) from queue_items q join conversations c on c.id = q.conversation_id
                where c.customer_id = r.customer_id and q.kind = 'poke' and q.due_at is not null) as exceeds_budget
      from silent r
    ), rooms as materialized (
      select r.siteowner_id, ${maxWaiting} - ${waitingPokes} as room from poke_rules r
    ), due as materialized (
      select p.*, row_number() over (partition by p.siteowner_id order by p.silence_from, p.id) as place
      from ranked p
      where p.is_answered and not p.is_stopped and not p.exceeds_budget
    ), queued as (
      insert into queue_items (conversation_id, kind, language, siteowner_id, segment, due_at, closes_at, customer_message_id)
      select p.id, 'poke', p.language, p.siteowner_id, p.segment, o.due_at,
        quiet_hours_start(o.due_at, p.zone, p.quiet_from), p.last_customer_message_id
      from due p
      join rooms on rooms.siteowner_id = p.siteowner_id and p.place <= rooms.room
      cross join lateral (select quiet_hours_end(now(), p.zone, p.quiet_from, p.quiet_until) as due_at) o
      order by p.id
      on conflict (conversation_id) do nothing
      returning conversation_id
    ), processed as (
      update conversations c
      set silence_from = case
        when p.is_stopped and p.is_answered then now()
        when p.exceeds_budget and p.is_answered then p.next_day - p.silence
        end
      from ranked p
      where c.id = p.id
        and (not p.is_answered or p.is_stopped or p.exceeds_budget or c.id in (select conversation_id from queued))
      returning c.id
    )
    select (select count(*) from queued) as queued, (select count(*) from processed) as processed`.execute(tx)
  return rows[0] ?? { queued: 0, processed: 0 }
}
