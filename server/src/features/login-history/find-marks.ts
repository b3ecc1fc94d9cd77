import { type LoginMark, type LoginResult, loginMarks } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Sign-ins with both factors in this time are what is usual for an operator. */
const usualDays = 90
/** The newest of them are compared; the hour is compared from this number on. */
const usual = { atMost: 50, forHours: 10 }
/** Hours of the day around a usual sign-in. */
const hoursAround = 2
/** Failures within an hour. */
const manyFailures = 5

const complete: readonly LoginResult[] = ['code_ok', 'recovery_code_ok']
/** Steps that somebody with the right password took. */
const compared: readonly LoginResult[] = ['password_ok', 'code_ok', 'code_wrong', 'recovery_code_ok']
const failures: readonly LoginResult[] = ['password_wrong', 'code_wrong', 'locked']

const listed = (results: readonly LoginResult[]) => sql.join(results.map((result) => sql.lit(result)))

/** The browser without its versions, which change with every update. */
const browser = (of: 'l' | 'p') => sql`regexp_replace(${sql.ref(`${of}.device`)}, '[0-9]+', '', 'g')`
const networkOf = (of: 'l' | 'p') =>
  sql`network(set_masklen(${sql.ref(`${of}.address`)}, case family(${sql.ref(`${of}.address`)}) when 4 then 24 else 48 end))`
const secondOfDay = (of: 'l' | 'p') => sql`(extract(epoch from ${sql.ref(`${of}.at`)})::bigint % 86400)`

type Row = { id: number } & Record<LoginMark, boolean>

/** Entries of one statement: an export has many. */
const batch = 1_000

/** What is unusual for the operators of these entries, by the id of the entry. The first sign-in of an operator has no mark. */
export async function findMarks(
  db: Db,
  entries: readonly { id: number }[],
): Promise<Map<number, LoginMark[]>> {
  const marks = new Map<number, LoginMark[]>()
  for (let start = 0; start < entries.length; start += batch) {
    const ids = entries.slice(start, start + batch).map(({ id }) => id)
    for (const [id, found] of await marksOf(db, ids)) marks.set(id, found)
  }
  return marks
}

async function marksOf(db: Db, ids: readonly number[]): Promise<[number, LoginMark[]][]> {
  const { rows } = await sql<Row>`
    select l.id,
      l.result in (${listed(compared)}) and u.sign_ins > 0 and not u.has_device as new_device,
      l.result in (${listed(compared)}) and u.sign_ins > 0 and l.address is not null and not u.has_network as new_network,
      l.result in (${listed(compared)}) and u.sign_ins >= ${usual.forHours} and not u.has_hour as unusual_hour,
      l.result <> 'signed_out' and f.times >= ${manyFailures} as many_failures
    from login_history l
    cross join lateral (
      select count(*) as sign_ins,
        coalesce(bool_or(${browser('p')} = ${browser('l')}), false) as has_device,
        coalesce(bool_or(${networkOf('p')} = ${networkOf('l')}), false) as has_network,
        coalesce(bool_or(least(abs(${secondOfDay('p')} - ${secondOfDay('l')}),
          86400 - abs(${secondOfDay('p')} - ${secondOfDay('l')})) <= ${hoursAround * 3600}), false) as has_hour
      from (
        select device, address, at from login_history
        where operator_id = l.operator_id and (at, id) < (l.at, l.id)
          and at > l.at - make_interval(days => ${usualDays}) and result in (${listed(complete)})
        order by at desc, id desc limit ${usual.atMost}
      ) p
    ) u
    cross join lateral (
      select coalesce(sum(times), 0) as times from (
        select times from login_history
        where operator_id = l.operator_id and (at, id) <= (l.at, l.id) and at > l.at - interval '1 hour'
          and result in (${listed(failures)})
        limit ${manyFailures}
      ) newest
    ) f
    where l.id = any(${ids}::bigint[]) and l.operator_id is not null`.execute(db)
  return rows.map(({ id, ...found }) => [id, loginMarks.filter((mark) => found[mark])])
}
