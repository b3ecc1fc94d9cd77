import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isCustomerAsking } from '../inquiries/is-asking.ts'
import { endHandover } from '../leaving/handovers.ts'
import { dayIn, nextDayIn, silence, zone } from './clock.ts'
import { mustPay } from './must-pay.ts'

/** A poke that its operator is sending now; its queue item is locked. */
type Poke = { conversation_id: number; customer_id: number; due_at: string | null; for_master: boolean }

/**
 * Counts a message from the poke queue in the customer's budget of the day, in the transaction that sends it: a starter, a
 * poke, or a further message in the same lease. A message beyond the budget is refused and leaves the queue.
 * @returns the refusal `poke_limit`, or `true_answer_due` when the customer asks elsewhere who writes, to be thrown after the commit; null
 *   when the message may be sent
 */
export async function spendPoke(tx: Tx, poke: Poke): Promise<AppError | null> {
  const { rows } = await sql<Limits>`
    select r.most_in_a_row, r.pokes_per_day, c.poke_count, ${dayIn(zone)} as day, ${nextDayIn(zone)} as next_day,
      quiet_hours_start(${nextDayIn(zone)}, ${zone}, r.quiet_from) as next_day_closes,
      ${nextDayIn(zone)} - ${silence} as next_silence_from,
      coalesce(q.due_at > now(), false) as is_early, ${mustPay} as must_pay
    from queue_items q
    join conversations c on c.id = q.conversation_id
    join poke_rules r on r.siteowner_id = c.siteowner_id
    join customers cu on cu.id = c.customer_id
    where q.conversation_id = ${poke.conversation_id}`.execute(tx)
  const [limits] = rows
  if (await isCustomerAsking(tx, poke.customer_id)) {
    // Planned again after another silence.
    await leaveQueueAfterLease(tx, poke, sql`now()`)
    return new AppError('true_answer_due', { kind: 'elsewhere' })
  }
  if (!limits) return null
  // The lease expired, and then the quiet hours began and postponed the poke.
  if (limits.is_early) return new AppError('poke_limit', { kind: 'quiet_hours' })
  if (limits.must_pay) {
    await leaveQueueAfterLease(tx, poke, sql`now()`)
    return new AppError('poke_limit', { kind: 'credits' })
  }
  if (limits.poke_count >= limits.most_in_a_row) {
    await leaveQueueAfterLease(tx, poke, null)
    return new AppError('poke_limit', { kind: 'in_a_row' })
  }
  const sent = await countPoke(tx, poke, limits)
  if (sent === null) {
    await leaveQueueAfterLease(tx, poke, limits.next_silence_from)
    return new AppError('poke_limit', { kind: 'per_day' })
  }
  if (sent === limits.pokes_per_day) await postponeOthers(tx, poke, limits)
  return null
}

type Limits = {
  most_in_a_row: number
  pokes_per_day: number
  poke_count: number
  day: string
  next_day: string
  next_day_closes: string | null
  next_silence_from: string
  is_early: boolean
  must_pay: boolean
}

/** @returns the number of pokes today, including this one; null when the budget is used up */
async function countPoke(tx: Tx, poke: Poke, { day, pokes_per_day }: Limits): Promise<number | null> {
  const { rows } = await sql<{ sent: number }>`
    insert into poke_days as d (customer_id, day, sent) values (${poke.customer_id}, ${day}, 1)
    on conflict (customer_id, day) do update set sent = d.sent + 1 where d.sent < ${pokes_per_day}
    returning sent`.execute(tx)
  return rows[0]?.sent ?? null
}

/**
 * The item leaves the queue when its lease ends. @param silenceFrom when it may be scheduled again; null: after the customer
 * has written
 */
async function leaveQueueAfterLease(tx: Tx, poke: Poke, silenceFrom: RawBuilder<string> | string | null) {
  // Nobody has to answer any more, and a handover must not stay open without a queue item.
  if (poke.for_master)
    await endHandover(tx, { conversationId: poke.conversation_id, operatorId: null, leaseId: null })
  await sql`
    with dismissed as (
      update queue_items set due_at = null where conversation_id = ${poke.conversation_id} and expires_at is not null
    ), gone as (
      delete from queue_items where conversation_id = ${poke.conversation_id} and expires_at is null
    )
    update conversations set silence_from = ${silenceFrom} where id = ${poke.conversation_id}`.execute(tx)
}

/** The budget of the day is used up: other waiting pokes of this customer that are not in hand wait until tomorrow. */
async function postponeOthers(tx: Tx, poke: Poke, { next_day, next_day_closes }: Limits) {
  await sql`
    with others as materialized (
      select q.conversation_id from queue_items q
      join conversations c on c.id = q.conversation_id
      where c.customer_id = ${poke.customer_id} and q.kind = 'poke' and q.expires_at is null
        and q.conversation_id <> ${poke.conversation_id} and q.due_at < ${next_day}::timestamptz
      for update of q skip locked
    )
    update queue_items q set due_at = ${next_day}, closes_at = ${next_day_closes}
    from others where q.conversation_id = others.conversation_id`.execute(tx)
}
