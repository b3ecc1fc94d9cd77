import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isOpen } from '../../people/sign-in/session.ts'

/** How many who can answer questions about conversations of this site owner are signed in, without who asks. */
export async function countCoachesHere(db: Db, siteownerId: number, { id }: Operator): Promise<number> {
  const { rows } = await sql<{ here: number }>`
    select count(distinct o.id) as here from sessions s
    join operators o on o.id = s.operator_id join permissions p on p.id = o.permissions_id
    where ${isOpen} and s.tfa_at is not null and o.suspended_at is null and o.id <> ${id}
      and 'chat_stats.away' = any(p.rights) and (o.siteowner_ids is null or ${siteownerId} = any(o.siteowner_ids))`.execute(
    db,
  )
  return rows[0]?.here ?? 0
}
