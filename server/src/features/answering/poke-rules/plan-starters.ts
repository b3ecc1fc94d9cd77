import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { isHeld } from '../../conversations/customers/holds.ts'
import { lacksDisclosure } from '../../conversations/customers/lacks-disclosure.ts'
import { dayIn, zone } from './clock.ts'
import { mustPay } from './must-pay.ts'
import { lockPokeRules, waitingPokes } from './waiting-pokes.ts'

/** Maximum number of customers of one site owner per run. */
const customersPerRun = 100
/** A site owner with this many waiting pokes gets no starters: they would become old before somebody writes them. */
const maxWaitingPokes = 500

/**
 * Creates a conversation for each customer who has none and has been silent for as long as a poke requires, if the rule of the
 * site owner has starters. The profile has the same site owner and language, and the gender that the customer looks for. The
 * conversation waits in the poke queue. Several nodes can run it at the same time.
 * @returns the number of new conversations
 */
export async function planStarters(db: Db, { maxWaiting = maxWaitingPokes } = {}): Promise<number> {
  return transaction(db, async (tx) => {
    await lockPokeRules(tx)
    const { rows: customers } = await sql<{ id: number }>`
      select cu.id from customers cu
      where cu.id = any(array(
        select silent.id
        from poke_rules r
        cross join lateral (
          select s.id from customers s
          where s.siteowner_id = r.siteowner_id and s.disclosure_version is not null
            and s.starter_from <= now() - make_interval(mins => r.silence_minutes)
          order by s.starter_from
          limit least(${customersPerRun}, greatest(0, ${maxWaiting} - ${waitingPokes}))) silent
        where r.starters))
      order by cu.id
      for no key update skip locked`.execute(tx)
    if (customers.length === 0) return 0
    const { rows } = await sql<{ queued: number }>`
      with candidates as materialized (
        select cu.id, cu.siteowner_id, cu.language, ${zone} as zone, r.quiet_from, r.quiet_until,
          exists (select from conversations c where c.customer_id = cu.id) as has_talked,
          ${isHeld(sql`cu.id`)} or ${lacksDisclosure('cu')} or ${mustPay} as is_stopped,
          exists (select from poke_days d
            where d.customer_id = cu.id and d.day = ${dayIn(zone)} and d.sent >= r.pokes_per_day) as exceeds_budget,
          case
            when cu.facts ->> 'sexual_orientation' = 'bi' or cu.facts ->> 'gender' not in ('male', 'female') then null
            when (cu.facts ->> 'gender' = 'male') = (coalesce(cu.facts ->> 'sexual_orientation', '') in ('gay', 'lesbian')) then 'male'
            when cu.facts ->> 'gender' is not null then 'female'
          end as wanted_gender,
          -- A pseudo-random profile, always the same for a customer, so that the conversations are spread over all profiles.
          (select min(p.id) + abs(hashint8(cu.id)::bigint) % (max(p.id) - min(p.id) + 1) from profiles p
            where p.siteowner_id = cu.siteowner_id and p.language = cu.language) as pivot
        from customers cu
        join poke_rules r on r.siteowner_id = cu.siteowner_id
        where cu.id = any(${customers.map((customer) => customer.id)}::bigint[])
      ), matched as materialized (
        select l.*, p.id as profile_id
        from candidates l
        cross join lateral (
          (select p.id, 1 as round from profiles p
            where p.siteowner_id = l.siteowner_id and p.language = l.language and p.retired_at is null and p.id >= l.pivot
              and (l.wanted_gender is null or p.gender = l.wanted_gender)
            order by p.id limit 1)
          union all
          (select p.id, 2 from profiles p
            where p.siteowner_id = l.siteowner_id and p.language = l.language and p.retired_at is null and p.id < l.pivot
              and (l.wanted_gender is null or p.gender = l.wanted_gender)
            order by p.id limit 1)
          order by round limit 1) p
        where not l.has_talked and not l.is_stopped and not l.exceeds_budget
      ), created as (
        -- The status is answered, because no message waits for an answer.
        insert into conversations (siteowner_id, customer_id, profile_id, language, status)
        select siteowner_id, id, profile_id, language, 'answered' from matched order by id
        on conflict (customer_id, profile_id) do nothing
        returning id, customer_id
      ), queued as (
        insert into queue_items (conversation_id, kind, language, siteowner_id, due_at, closes_at)
        select b.id, 'poke', m.language, m.siteowner_id, o.due_at, quiet_hours_start(o.due_at, m.zone, m.quiet_from)
        from created b
        join matched m on m.id = b.customer_id
        cross join lateral (select quiet_hours_end(now(), m.zone, m.quiet_from, m.quiet_until) as due_at) o
        returning conversation_id
      ), postponed as (
        update customers cu
        set starter_from = case
          when not l.has_talked and not exists (select from created b where b.customer_id = l.id) then now() end
        from candidates l where cu.id = l.id
      )
      select count(*) as queued from queued`.execute(tx)
    const queued = rows[0]?.queued ?? 0
    if (queued > 0) announce(tx, { topic: 'queue' })
    return queued
  })
}
