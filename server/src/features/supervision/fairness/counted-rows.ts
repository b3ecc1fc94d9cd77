import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { numbersOfGroups, sumsOfRows } from './sum-days.ts'

/** The days that are asked for, among those that may be kept. */
export type CountedPeriod = {
  from: string
  to: string
  /** How many of them are counted. */
  days: number
  /** The first counted day in the period, and the first one after it. */
  start: string | null
  later: string | null
  /** Whether the sums from these days on have all days. */
  is_summed: boolean
}
type Sight = Pick<Operator, 'siteownerIds'>

/**
 * Queries of what a team has done in a period: `groups` has a row for each operator, language, type and hour, `lengths` one for each
 * operator and length of the customer's message.
 *
 * Sums from a day on are read when they have all days, and less what is after the period. They are of all site owners: for a viewer of
 * some, and while the job has not added a day, the days are read.
 */
export function countedRows(period: CountedPeriod, teamId: number, sight: Sight) {
  const isOfTeam = sql`operator_id = any(array(select id from operators where team_id = ${teamId}))`
  if (period.is_summed && sight.siteownerIds === null)
    return {
      groups: sumsBetween(
        period,
        isOfTeam,
        'fairness_sums',
        ['operator_id', 'language', 'type', 'hour'],
        numbersOfGroups,
      ),
      lengths: sumsBetween(
        period,
        isOfTeam,
        'fairness_length_sums',
        ['operator_id', 'length'],
        ['items', 'skipped'],
      ),
    }
  const isCounted = sql`${isOfTeam} and day >= ${period.from}::date and day <= ${period.to}::date
    and ${sql.join([sql`true`, ...ofSiteowners(sight, undefined, sql`siteowner_id`)], sql` and `)}`
  const sums = sql.join(numbersOfGroups.map((name) => sql`${sumsOfRows[name]} as ${sql.ref(name)}`))
  return {
    groups: sql`
      select operator_id, language, type, hour, ${sums} from fairness_days where ${isCounted} group by operator_id, language, type, hour`,
    lengths: sql`
      select operator_id, length, sum(items) as items, sum(skipped) as skipped
      from fairness_days where ${isCounted} and type = 'reply' group by operator_id, length`,
  }
}

/** The sums from the first day of a period on, less those from the first day after it on. */
function sumsBetween(
  { start, later }: CountedPeriod,
  isOfTeam: RawBuilder<unknown>,
  table: string,
  keys: readonly string[],
  numbers: readonly string[],
) {
  const columns = sql.join([...keys, ...numbers].map((name) => sql.ref(name)))
  const sumsFrom = (day: string | null) => sql`
    select ${columns} from ${sql.table(table)} where start = ${day}::date and ${isOfTeam}`
  if (later === null) return sumsFrom(start)
  const less = sql.join(
    numbers.map((name) => sql`s.${sql.ref(name)} - coalesce(a.${sql.ref(name)}, 0) as ${sql.ref(name)}`),
  )
  return sql`
    select ${sql.join(keys.map((name) => sql`s.${sql.ref(name)}`))}, ${less}
    from (${sumsFrom(start)}) s left join (${sumsFrom(later)}) a
      on (${sql.join(keys.map((name) => sql`a.${sql.ref(name)}`))}) = (${sql.join(keys.map((name) => sql`s.${sql.ref(name)}`))})
    where s.items > coalesce(a.items, 0)`
}
