import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { isOpen } from '../../people/sign-in/session.ts'

export type Writer = {
  id: number
  name: string
  state: 'answering' | 'ready' | 'away' | 'signed_out'
  /** The language of the conversation in hand. */
  language: string | null
  paused: boolean
}

/** Operators who are signed out are only listed to show why they cannot be asked. */
const maxWriters = 30

/** The operators of the viewer's site owners who write a language, those who are here first. */
export async function findWriters(db: Db, viewer: Operator, language: string): Promise<Writer[]> {
  const { rows } = await sql<Writer>`
    with signed_in as (
      select distinct s.operator_id from sessions s where ${isOpen} and s.tfa_at is not null
    )
    select o.id, o.name, o.paused_at is not null as paused, q.language,
      case when i.operator_id is null then 'signed_out' when q.operator_id is not null then 'answering'
        when a.id is not null then 'away' else 'ready' end as state
    from operators o
    left join signed_in i on i.operator_id = o.id
    left join queue_items q on q.operator_id = o.id and q.expires_at is not null
    left join away_times a on a.operator_id = o.id and a.ended_at is null and a.ends_at > now()
    where o.suspended_at is null and o.languages @> array[${language}::text] and 'reply' = any(o.message_types)
      and o.id <> ${viewer.id} and ${sharesSiteowner(viewer)}
    order by i.operator_id is null, q.language is not distinct from ${language}, ${inNameOrder('o.name')}, o.id
    limit ${sql.lit(maxWriters)}`.execute(db)
  return rows
}
