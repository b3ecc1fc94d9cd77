import { idleMinutesShown, maxPresence } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { toldReason } from '../../answering/away/told-reason.ts'
import { idleInHandSince } from '../../conversations/leases/idle.ts'
import { isOpen } from '../../people/sign-in/session.ts'

export type PresentRow = {
  id: number
  name: string
  team_id: number
  team_name: string
  level_id: number
  level_name: string
  state: 'answering' | 'ready' | 'away' | 'idle'
  /** The language of the conversation in hand. */
  language: string | null
  /** Since when an operator with a conversation in hand is idle. */
  idle_since: string | null
  reason_code: string | null
  reason_words: string | null
  away_since: string
  /** Null during a rest. */
  away_until: string | null
  last_act_at: string
}

/** The operators that the viewer supervises: those who are signed in with two factors, and the number of the others. */
export async function findPresent(db: Db, viewer: Operator) {
  const { siteownerIds, team } = viewer
  const { rows } = await sql<PresentRow & { here: number }>`
    with signed_in as (
      select s.operator_id, max(s.last_act_at) as last_act_at from sessions s
      where ${isOpen} and s.tfa_at is not null
      group by s.operator_id
    ), present as (
      select o.id, o.name, t.id as team_id, t.name as team_name, p.id as level_id, p.name as level_name, i.last_act_at,
        case when ${siteownerIds}::bigint[] is null or q.siteowner_id = any(${siteownerIds}::bigint[])
          then q.language end as language,
        ${idleInHandSince} as idle_since,
        ${toldReason}, a.started_at as away_since, case when a.counts_as_work then a.ends_at end as away_until,
        case
          when q.operator_id is not null then 'answering'
          when a.id is not null then 'away'
          when i.last_act_at < now() - make_interval(mins => ${sql.lit(idleMinutesShown)}) then 'idle'
          else 'ready'
        end as state
      from signed_in i
      join operators o on o.id = i.operator_id
      join teams t on t.id = o.team_id
      join permissions p on p.id = o.permissions_id
      left join queue_items q on q.operator_id = o.id and q.expires_at is not null
      left join away_times a on a.operator_id = o.id and a.ended_at is null and a.ends_at > now()
      where o.suspended_at is null and ${sharesSiteowner(viewer)}
    ), listed as (
      -- When there are too many, those who are away are always included.
      select *, count(*) over () as here from present
      order by state <> 'away', team_id <> ${team.id}, state = 'idle', id
      limit ${maxPresence}
    )
    select * from listed
    order by team_id <> ${team.id}, ${inNameOrder('team_name')}, team_id,
      array_position(array['answering', 'ready', 'away', 'idle'], state), ${inNameOrder('name')}, id`.execute(
    db,
  )
  const { all } = await db
    .selectFrom('operators as o')
    .where('o.suspended_at', 'is', null)
    .where(sharesSiteowner(viewer))
    .select(sql<number>`count(*)`.as('all'))
    .executeTakeFirstOrThrow()
  const here = rows[0]?.here ?? 0
  // An operator can have been suspended between the two queries.
  return { rows, here, offline: Math.max(0, all - here) }
}
