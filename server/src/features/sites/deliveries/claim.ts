import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Capacity, SiteCapacity } from './capacity.ts'

/** A message, a profile text or the news of a hold that this node has to send now. */
export type ClaimedDelivery = {
  messageId: number
  siteownerId: number
  /** Null for the others. */
  conversationId: number | null
  profileTextId: number | null
  /** The hold that the site is told about. */
  holdId: number | null
  /** The number of the attempt, from 1. Results that a slow node reports for an earlier attempt are ignored. */
  attempt: number
  /** How many of the attempts were made early, because the site accepted something else. They use up no pause. */
  wakes: number
  /** By the database's clock, with which it is signed: a node's clock can be wrong. */
  claimedAt: string
}

/** Seconds for which a claimed delivery belongs to its node: longer than an attempt can take. */
export const claimSeconds = 25

/**
 * Claims due deliveries: first those of the site owner with the fewest in progress, then those that have waited longest. A
 * delivery is postponed while an earlier one of its conversation or of its hold is pending; `makeNextDue` makes it due afterwards.
 */
export async function claimDeliveries(db: Db, capacity: Capacity): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery & { isPostponed: boolean }>`
    with found as materialized (
      select d.message_id, d.conversation_id, d.hold_id, d.next_attempt_at, s.is_quick,
        s.busy + row_number() over (partition by s.id order by d.next_attempt_at, d.message_id) as place
      from ${siteownersWith(capacity)}
      cross join lateral (
        select message_id, conversation_id, hold_id, next_attempt_at from deliveries
        where siteowner_id = s.id and next_attempt_at <= now()
        order by next_attempt_at, message_id
        limit s.free
        for update skip locked
      ) d
    ), due as materialized (
      select message_id, conversation_id, hold_id from (
        select *, row_number() over (partition by is_quick order by place, next_attempt_at, message_id) as place_in_lane
        from found) f
      where place <= ${capacity.minPerSite}::int or place_in_lane <= case when is_quick then ${capacity.byLane.quick}::int else ${capacity.byLane.slow}::int end
    ), ordered as materialized (
      select due.message_id, coalesce(${earlierAttempt('conversation_id')}, ${earlierAttempt('hold_id')}) as earlier_attempt_at
      from due
    )
    update deliveries d
    set attempted_at = now(), wakes_on_success = false, next_attempt_at = greatest(o.earlier_attempt_at, now() + make_interval(secs => ${claimSeconds})),
      attempts = case when o.earlier_attempt_at is null then d.attempts + 1 else d.attempts end
    from ordered o where d.message_id = o.message_id
    returning d.message_id as "messageId", d.siteowner_id as "siteownerId", d.conversation_id as "conversationId",
      d.profile_text_id as "profileTextId", d.hold_id as "holdId",
      d.attempts as attempt, d.wakes, clock_timestamp() as "claimedAt", o.earlier_attempt_at is not null as "isPostponed"`.execute(
    db,
  )
  return rows.filter((row) => !row.isPostponed)
}

/** When the first pending delivery before `due` is tried, of those with the same conversation or hold. */
const earlierAttempt = (subject: 'conversation_id' | 'hold_id') => sql`(
  select e.next_attempt_at from deliveries e
  where ${sql.ref(`e.${subject}`)} = ${sql.ref(`due.${subject}`)} and e.message_id < due.message_id and e.status = 'pending'
    and e.next_attempt_at is not null
  order by e.message_id limit 1)`

/** Milliseconds until the next delivery of a site with capacity is due; null when none waits. */
export async function timeUntilNextDue(db: Db, capacity: Capacity): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from min(d.next_attempt_at) - now()) * 1000)::float8 as wait
    from ${siteownersWith(capacity)}
    cross join lateral (
      select next_attempt_at from deliveries
      where siteowner_id = s.id and next_attempt_at is not null
      order by next_attempt_at limit 1
    ) d
    where s.free > 0`.execute(db)
  return rows[0]?.wait ?? null
}

/** Site owners with the number of deliveries that each may start: what is free in its lane, but at least `minPerSite`. */
function siteownersWith({ bySite, otherSites, byLane, minPerSite }: Capacity) {
  const sites = [...bySite.values()]
  const column = (get: (site: SiteCapacity) => number | boolean) => sites.map(get)
  return sql`(
    select id, busy, is_quick, greatest(0, least(most, greatest(
      busy + case when is_quick then ${byLane.quick}::int else ${byLane.slow}::int end, ${minPerSite}::int)) - busy) as free
    from (
      select o.id, coalesce(r.busy, ${otherSites.busy}::int) as busy, coalesce(r.most, ${otherSites.max}::int) as most,
        coalesce(r.is_quick, ${otherSites.isQuick}::boolean) as is_quick
      from siteowners o
      left join unnest(${[...bySite.keys()]}::bigint[], ${column(({ busy }) => busy)}::int[],
        ${column(({ max }) => max)}::int[], ${column(({ isQuick }) => isQuick)}::boolean[]) as r (id, busy, most, is_quick)
        on r.id = o.id
      where o.paused_at is null) p) s`
}
