import { idleMinutesShown } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { toldReason } from '../../answering/away/told-reason.ts'
import { isOpen } from '../../people/sign-in/session.ts'

export type StaffRow = {
  id: number
  name: string
  languages: string[]
  state: 'answering' | 'ready' | 'away'
  /** Counts as an operator who answers chats: has the kind of work, and does not only supervise. */
  answers: boolean
  reason_code: string | null
  reason_words: string | null
  away_since: string
  /** Null during a rest. */
  away_until: string | null
}

/**
 * The operators who are signed in and not idle, of the site owners of the viewer. Those who have the board themselves supervise, so they
 * count as operators only while they have a chat in hand.
 */
export async function findStaff(db: Db, viewer: Pick<Operator, 'siteownerIds'>): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    with signed_in as (
      select s.operator_id, max(s.last_act_at) as last_act_at from sessions s
      where ${isOpen} and s.tfa_at is not null
      group by s.operator_id
    )
    select o.id, o.name, o.languages,
      case when q.operator_id is not null then 'answering' when a.id is not null then 'away' else 'ready' end as state,
      'reply' = any(o.message_types) and 'reply' = any(coalesce(p.message_types, '{reply}'))
        and (q.operator_id is not null or not 'chat_stats.board' = any(p.rights)) as answers,
      ${toldReason}, a.started_at as away_since, case when a.counts_as_work then a.ends_at end as away_until
    from signed_in i
    join operators o on o.id = i.operator_id
    join permissions p on p.id = o.permissions_id
    left join queue_items q on q.operator_id = o.id and q.expires_at is not null
    left join away_times a on a.operator_id = o.id and a.ended_at is null and a.ends_at > now()
    where o.suspended_at is null and ${sharesSiteowner(viewer)}
      and (q.operator_id is not null or a.id is not null
        or i.last_act_at >= now() - make_interval(mins => ${sql.lit(idleMinutesShown)}))
    order by o.id`.execute(db)
  return rows
}
