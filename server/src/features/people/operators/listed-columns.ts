import { idleMinutesShown, type OperatorFields } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { isOpen } from '../sign-in/session.ts'
import { isWaiting } from './waiting-reset.ts'

/** An operator of the list, as the database has them. */
export type ListedRow = Omit<OperatorFields, 'name' | 'login'> & {
  id: number
  name: string
  login: string
  level_name: string
  level_rights: string[]
  team_name: string
  enrolled_at: string | null
  created_at: string
  last_seen_at: string | null
  suspended_at: string | null
  suspended_by_id: number | null
  suspended_by_name: string | null
  locked_at: string | null
  /** Until when a request for a reset of their two-factor waits. */
  reset_until: string | null
  /** When the link of an invitation ends that was not used yet. */
  invited_until: string | null
  is_invitation_over: boolean
  is_away: boolean
  /** Null during a rest. */
  away_until: string | null
  is_answering: boolean
  language: string | null
  is_here: boolean
  is_idle: boolean
}

/** The columns of the list for the operators of the rows `page (id, place)`. */
export function listedColumns({ siteownerIds }: Pick<Operator, 'siteownerIds'>): RawBuilder<unknown> {
  return sql`o.id, o.name, o.login, o.permissions_id as level_id, o.team_id, o.languages, o.message_types, o.segments,
    o.siteowner_ids, o.totp_enrolled_at as enrolled_at, o.created_at, o.suspended_at,
    p.name as level_name, p.rights as level_rights, t.name as team_name, g.locked_at as locked_at,
    r.expires_at as reset_until,
    s.last_act_at as last_seen_at, coalesce(s.is_here, false) as is_here,
    coalesce(s.last_act_at < now() - make_interval(mins => ${sql.lit(idleMinutesShown)}), false) as is_idle,
    q.operator_id is not null as is_answering,
    case when ${siteownerIds}::bigint[] is null or q.siteowner_id = any(${siteownerIds}::bigint[])
      then q.language end as language,
    case when o.totp_enrolled_at is null then i.expires_at end as invited_until,
    coalesce(i.expires_at <= now(), false) as is_invitation_over,
    a.id is not null as is_away, case when a.counts_as_work then a.ends_at end as away_until, u.id as suspended_by_id, u.name as suspended_by_name
  from page
  join operators o on o.id = page.id
  join permissions p on p.id = o.permissions_id
  join teams t on t.id = o.team_id
  left join invitations i on i.operator_id = o.id and i.used_at is null
  left join code_guesses g on g.operator_id = o.id
  left join two_factor_resets r on r.operator_id = o.id and ${isWaiting}
  left join queue_items q on q.operator_id = o.id and q.expires_at is not null
  left join away_times a on a.operator_id = o.id and a.ended_at is null and a.ends_at > now()
  left join lateral (
    select max(s.last_act_at) as last_act_at, bool_or(${isOpen} and s.tfa_at is not null) as is_here
    from (select * from sessions where operator_id = o.id order by id desc limit 20) s
  ) s on true
  left join lateral (
    select l.operator_id from audit_log l
    where o.suspended_at is not null and l.subject_type = 'operator' and l.subject_id = o.id
      and l.action = 'operator.suspend'
    order by l.id desc limit 1
  ) suspended on true
  left join operators u on u.id = suspended.operator_id`
}
