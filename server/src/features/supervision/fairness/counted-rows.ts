import { lengthsFrom } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'

/** The numbers of `fairness_days`. */
const numbers = [
  'items',
  'skipped',
  'waited',
  'waited_skipped',
  'taken',
  'answers',
  'fast',
  'ignored',
  'handed',
  'stopped',
  'false_alarms',
]
const long = sql.lit(lengthsFrom.length - 1)

/** The numbers of a group, each as an expression over rows of `fairness_days`. */
const sumsOfRows: Record<string, RawBuilder<unknown>> = {
  ...Object.fromEntries(numbers.map((name) => [name, sql`sum(${sql.ref(name)})`])),
  long: sql`coalesce(sum(items) filter (where length = ${long}), 0)`,
  long_skipped: sql`coalesce(sum(skipped) filter (where length = ${long}), 0)`,
}

export const numbersOfGroups = Object.keys(sumsOfRows)

/** The days that are asked for, among those that may be kept. */
export type CountedPeriod = {
  from: string
  to: string
  /** How many of them are counted. */
  days: number
}

/**
 * Queries of what a team has done in a period: `groups` has a row for each operator, language, type and hour, `lengths` one for each
 * operator and length of the customer's message.
 */
export function countedRows(
  { from, to }: CountedPeriod,
  teamId: number,
  sight: Pick<Operator, 'siteownerIds'>,
) {
  const isCounted = sql`operator_id = any(array(select id from operators where team_id = ${teamId}))
    and day >= ${from}::date and day <= ${to}::date
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
