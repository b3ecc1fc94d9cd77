import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A message this node is to send now. */
export type ClaimedDelivery = {
  messageId: number
  siteownerId: number
  conversationId: number
  /** Counted from 1; fences off what a slower node says of an earlier one. */
  attempt: number
}

/** How many deliveries may be claimed: in all, for a site owner, and for those site owners where it is another number. */
export type Room = { total: number; each: number; own: Map<number, number> }

/** Seconds a claimed delivery belongs to the node that claimed it: longer than an attempt may take. */
export const claimSeconds = 25

/**
 * Claims what is due, the longest waiting first. A message that is behind another of its conversation is parked until that
 * one is settled: `wakeFollowers` brings it back at once, and its time at the latest.
 */
export async function claimDeliveries(db: Db, room: Room): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery & { isParked: boolean }>`
    with due as materialized (
      select d.message_id, d.conversation_id
      from ${siteownersWith(room)}
      cross join lateral (
        select message_id, conversation_id, next_attempt_at from deliveries
        where siteowner_id = s.id and next_attempt_at <= now()
        order by next_attempt_at, message_id
        limit least(s.free, ${room.total})
        for update skip locked
      ) d
      order by d.next_attempt_at, d.message_id
      limit ${room.total}
    ), placed as materialized (
      select due.message_id, (
        select e.next_attempt_at from deliveries e
        where e.conversation_id = due.conversation_id and e.message_id < due.message_id and e.status = 'pending'
          and e.next_attempt_at is not null
        order by e.message_id limit 1
      ) as behind
      from due
    )
    update deliveries d
    set next_attempt_at = greatest(p.behind, now() + make_interval(secs => ${claimSeconds})),
      attempts = case when p.behind is null then d.attempts + 1 else d.attempts end
    from placed p where d.message_id = p.message_id
    returning d.message_id as "messageId", d.siteowner_id as "siteownerId", d.conversation_id as "conversationId",
      d.attempts as attempt, p.behind is not null as "isParked"`.execute(db)
  return rows.filter((row) => !row.isParked)
}

/** Milliseconds until the next delivery is due where there is room for it; null when none waits. */
export async function untilNextDue(db: Db, room: Room): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(d.next_attempt_at) - now()) * 1000)::float8 as wait
    from ${siteownersWith(room)}
    cross join lateral (
      select next_attempt_at from deliveries
      where siteowner_id = s.id and next_attempt_at is not null
      order by next_attempt_at limit 1
    ) d
    where s.free > 0`.execute(db)
  return rows[0]?.wait ?? null
}

const siteownersWith = ({ each, own }: Room) => sql`(
  select o.id, coalesce(r.free, ${each}) as free
  from siteowners o
  left join unnest(${[...own.keys()]}::bigint[], ${[...own.values()]}::int[]) as r (id, free) on r.id = o.id) s`
