import { type LoginMark, type LoginResult, loginMarks } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** An entry is compared with the operator's sign-ins (with both factors) of this number of days before it. */
const comparedDays = 90
/** Only the newest of these sign-ins are compared. */
const maxCompared = 50
/** The hour of the day is compared only if there are this many sign-ins. */
const minForHour = 10
/** An hour of the day is usual if it is this near to the hour of an earlier sign-in. */
const maxHoursApart = 2
/** Number of failures within an hour that is marked. */
const manyFailures = 5

const signIns: readonly LoginResult[] = ['code_ok', 'recovery_code_ok']
/** Steps of somebody who knows the password. */
const afterPassword: readonly LoginResult[] = ['password_ok', 'code_ok', 'code_wrong', 'recovery_code_ok']
const failures: readonly LoginResult[] = ['password_wrong', 'code_wrong', 'locked']

const literals = (results: readonly LoginResult[]) => sql.join(results.map((result) => sql.lit(result)))

/** The browser without its versions, which change with every update. */
const browserOf = (of: 'l' | 'p') => sql`regexp_replace(${sql.ref(`${of}.device`)}, '[0-9]+', '', 'g')`
const networkOf = (of: 'l' | 'p') =>
  sql`network(set_masklen(${sql.ref(`${of}.address`)}, case family(${sql.ref(`${of}.address`)}) when 4 then 24 else 48 end))`
const secondOfDay = (of: 'l' | 'p') => sql`(extract(epoch from ${sql.ref(`${of}.at`)})::bigint % 86400)`

type Row = { id: number } & Record<LoginMark, boolean>

/** Maximum number of entries of one statement: an export has many. */
const batchSize = 1_000

/**
 * Finds the marks of these entries, by their ids: what differs from the operator's earlier sign-ins. The first sign-in of an
 * operator has no mark.
 */
export async function findMarks(
  db: Db,
  entries: readonly { id: number }[],
): Promise<Map<number, LoginMark[]>> {
  const marks = new Map<number, LoginMark[]>()
  for (let start = 0; start < entries.length; start += batchSize) {
    const ids = entries.slice(start, start + batchSize).map(({ id }) => id)
    for (const [id, found] of await marksOf(db, ids)) marks.set(id, found)
  }
  return marks
}

async function marksOf(db: Db, ids: readonly number[]): Promise<[number, LoginMark[]][]> {
  const { rows } = await sql<Row>`
    select l.id,
      l.result in (${literals(afterPassword)}) and u.sign_ins > 0 and not u.has_device as new_device,
      l.result in (${literals(afterPassword)}) and u.sign_ins > 0 and l.address is not null and not u.has_network as new_network,
      l.result in (${literals(afterPassword)}) and u.sign_ins >= ${minForHour} and not u.has_hour as unusual_hour,
      l.result <> 'signed_out' and f.times >= ${manyFailures} as many_failures
    from login_history l
    cross join lateral (
      select count(*) as sign_ins,
        coalesce(bool_or(${browserOf('p')} = ${browserOf('l')}), false) as has_device,
        coalesce(bool_or(${networkOf('p')} = ${networkOf('l')}), false) as has_network,
        coalesce(bool_or(least(abs(${secondOfDay('p')} - ${secondOfDay('l')}),
          86400 - abs(${secondOfDay('p')} - ${secondOfDay('l')})) <= ${maxHoursApart * 3600}), false) as has_hour
      from (
        select device, address, at from login_history
        where operator_id = l.operator_id and (at, id) < (l.at, l.id)
          and at > l.at - make_interval(days => ${comparedDays}) and result in (${literals(signIns)})
        order by at desc, id desc limit ${maxCompared}
      ) p
    ) u
    cross join lateral (
      select coalesce(sum(times), 0) as times from (
        select times from login_history
        where operator_id = l.operator_id and (at, id) <= (l.at, l.id) and at > l.at - interval '1 hour'
          and result in (${literals(failures)})
        limit ${manyFailures}
      ) newest
    ) f
    where l.id = any(${ids}::bigint[]) and l.operator_id is not null`.execute(db)
  return rows.map(({ id, ...found }) => [id, loginMarks.filter((mark) => found[mark])])
}
