import { independentDays, managesSinceDays } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { adminActsOn } from './acts-on.ts'

/** What makes an operator somebody's: an invitation, more rights or site owners, a link, a reset, the end of a suspension. */
const makingActions = [
  'operator.create',
  'operator.change',
  'operator.reinstate',
  'invitation.make',
  'two_factor.reset',
]

/** Who made whom in the last days, by themselves or with a second person; also by giving a level the right to manage operators. */
const made = sql`
  with recent as materialized (
    select l.* from audit_log l
    where l.action = any(${[...makingActions, 'level.change']}::text[]) and l.action <> 'message.send' and coalesce(l.siteowner_id, 0) = 0
      and l.at > now() - make_interval(days => ${sql.lit(independentDays)})
  )
  select operator_id, subject_id from recent
  where subject_type = 'operator'
    and (action <> 'operator.change' or details -> 'after' ?| array['level_id', 'siteowner_ids'])
  union all
  select (details ->> 'asked_by')::bigint, subject_id from recent where subject_type = 'operator' and details ? 'asked_by'
  union all
  select r.operator_id, o.id from recent r join operators o on o.permissions_id = r.subject_id
  where r.subject_type = 'level'
    and details -> 'after' -> 'rights' ? 'manage_operators' and not details -> 'before' -> 'rights' ? 'manage_operators'`

/**
 * The admins who may be the second person beside one who asks something about an operator. Both may act on the operator, can sign in
 * now, and have managed operators for a week. Neither made the other, and nobody made both, in the last thirty days, also over several
 * people: an admin can neither invite the second person, nor have two of them.
 */
export async function findSecondPeople(db: Db, askedBy: number, operatorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive made (maker, made) as materialized (${made}),
    admins as materialized (
      select a.id from operators a join permissions ap on ap.id = a.permissions_id
        join operators o on o.id = ${operatorId} join permissions p on p.id = o.permissions_id
      where a.id <> o.id and ${isAdmin} and ${adminActsOn}
        and a.manages_since <= now() - make_interval(days => ${sql.lit(managesSinceDays)})
    ),
    line (id, maker) as (
      select id, id from admins
      union select l.id, m.maker from line l join made m on m.made = l.maker where m.maker is not null
    )
    select a.id from admins a
    where a.id <> ${askedBy} and exists (select from admins where id = ${askedBy}) and not exists (
      select from line one join line other on other.maker = one.maker where one.id = a.id and other.id = ${askedBy})
    order by a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A condition: operator `a`, whose level is `ap`, can sign in and manage operators now. */
const isAdmin = sql<boolean>`(a.suspended_at is null and a.totp_enrolled_at is not null and 'manage_operators' = any(ap.rights))`

/** Whether an admin may act on an operator now. */
export async function isAdminOf(db: Db, adminId: number, operatorId: number): Promise<boolean> {
  const found = await db
    .selectFrom('operators as a')
    .innerJoin('permissions as ap', 'ap.id', 'a.permissions_id')
    .innerJoin('operators as o', (join) => join.on('o.id', '=', operatorId))
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('a.id', '=', adminId)
    .whereRef('a.id', '<>', 'o.id')
    .where(isAdmin)
    .where(adminActsOn)
    .select('a.id')
    .executeTakeFirst()
  return found !== undefined
}
