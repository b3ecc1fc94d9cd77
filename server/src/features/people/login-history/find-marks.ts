import { type LoginMark, type LoginResult, loginMarks } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

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

/** What is compared of an entry: its browser without the versions, which change with every update, its network and time of day. */
const compared = sql`
  translate(device, '0123456789', '') as browser,
  network(set_masklen(address, case family(address) when 4 then 24 else 48 end)) as network,
  extract(epoch from at)::bigint % 86400 as second_of_day`

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
    with entries as materialized (
      select id, operator_id, at, result, result in (${literals(afterPassword)}) as is_compared, ${compared}
      from login_history where id = any(${ids}::bigint[]) and operator_id is not null)
    select l.id,
      l.is_compared and u.sign_ins > 0 and not u.has_device as new_device,
      l.is_compared and u.sign_ins > 0 and l.network is not null and not u.has_network as new_network,
      l.is_compared and u.sign_ins >= ${minForHour} and not u.has_hour as unusual_hour,
      l.result <> 'signed_out' and f.times >= ${manyFailures} as many_failures
    from entries l
    cross join lateral (
      select count(*) as sign_ins,
        coalesce(bool_or(p.browser = l.browser), false) as has_device,
        coalesce(bool_or(p.network = l.network), false) as has_network,
        coalesce(bool_or(least(abs(p.second_of_day - l.second_of_day),
          86400 - abs(p.second_of_day - l.second_of_day)) <= ${maxHoursApart * 3600}), false) as has_hour
      from (
        select ${compared} from login_history
        where l.is_compared and operator_id = l.operator_id and (at, id) < (l.at, l.id)
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
    ) f`.execute(db)
  return rows.map(({ id, ...found }) => [id, loginMarks.filter((mark) => found[mark])])
}
