import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { beginningOf, endOf } from '../../../platform/service-time.ts'
import { daysOf, type ReportFilters } from './report-filters.ts'

/** Rows of which the months that are over are counted in advance (`countMonths`), for all site owners, languages and operators together. */
export type Counted = {
  table: string
  /** The column with the time of a row. */
  at: string
  /** The beginning of the names of the tables `…_months`, `…_sums`, `…_days` and `…_changes`. */
  kept: string
  /** The column of `…_sums` that says how many rows there are. */
  sum: string
  /** The function that counts a month. */
  count: string
}

export const countedTexts: Counted = {
  table: 'profile_texts',
  at: 'first_written_at',
  kept: 'profile_text',
  sum: 'texts',
  count: 'count_text_month',
}
export const countedPhotos: Counted = {
  table: 'profile_set_photos',
  at: 'created_at',
  kept: 'profile_set_photo',
  sum: 'photos',
  count: 'count_photo_month',
}

/** SQL: a table in which rows are counted in advance. */
export const keptTable = ({ kept }: Counted, which: 'months' | 'sums' | 'days' | 'changes') =>
  sql.table(`${kept}_${which}`)

/** The parts in which the rows of a period are counted: months that are counted already, and the times around them, of which the rows are read. */
export type Parts = { months: string[]; begins: string[]; ends: string[] }

/** Finds the parts of a period. */
export async function findParts(
  db: Db,
  counted: Counted,
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  { from, to, operator_id, siteowner_id, language }: ReportFilters,
): Promise<Parts> {
  const isOfAll =
    siteownerIds === null && [operator_id, siteowner_id, language].every((each) => each === undefined)
  const { rows } = await sql<Parts>`
    with period as (
      select tstzrange(${beginningOf(from)}, greatest(${beginningOf(from)}, ${endOf(to)})) as days
    ), kept as (
      select month, tstzrange(month::timestamp at time zone 'utc', (month + interval '1 month') at time zone 'utc') as days
      from ${keptTable(counted, 'months')}
      where ${isOfAll}::boolean and month not in (select month from ${keptTable(counted, 'changes')})
    ), counted as (
      select kept.* from kept, period where kept.days <@ period.days
    ), around as (
      select unnest(tstzmultirange(days) - coalesce((select range_agg(days) from counted), '{}')) as part from period
    )
    select array(select to_char(month, 'YYYY-MM-DD') from counted order by month) as months,
      array(select lower(part)::text from around order by part) as begins,
      array(select upper(part)::text from around order by part) as ends`.execute(db)
  const [parts] = rows
  if (!parts) throw new Error('A query without a table returned no row')
  return parts
}

/** SQL: the times around the counted months. */
export const timesOf = ({ begins, ends }: Parts) =>
  sql`unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) part (begins, ends)`

/** SQL: the condition for rows of the counted months. */
export const isOfMonths = ({ months }: Parts) => sql<boolean>`month = any(${months}::date[])`

/** SQL: the number of the quarter of day `utc` that begins at a moment; that of its first or last one for moments around it. */
const quarterAt = (moment: RawBuilder<unknown>) =>
  sql`(1 + greatest(0, least(96, date_part('epoch', ${moment} at time zone 'utc' - utc) / 900)))::int`

/**
 * The work of the counted months, and that of the rows around them: in total, in groups, and by day.
 * @param around the columns `kind` and `rows` of the rows in a part of time, from its beginning until before its end, both SQL
 * @param groupsAround the same twice: by `operator_id`, and by `siteowner_id` and `language`
 */
export function workOf(
  counted: Counted,
  parts: Parts,
  asked: ReportFilters,
  around: (begins: RawBuilder<unknown>, ends: RawBuilder<unknown>) => RawBuilder<unknown>,
  groupsAround: RawBuilder<unknown>,
) {
  const months = isOfMonths(parts)
  const sums = keptTable(counted, 'sums')
  const sum = sql.ref(counted.sum)
  return {
    total: sql`
      select kind, ${sum} as rows from ${sums} where ${months} and operator_id is null
      union all select n.kind, n.rows from ${timesOf(parts)} cross join lateral (${around(sql`part.begins`, sql`part.ends`)}) n`,
    byGroup: sql`
      select operator_id, siteowner_id, language, kind, ${sum} as rows from ${sums} where ${months}
      union all ${groupsAround}`,
    byDay: sql`
      select p.day, d.kind, d.before[p.last] - d.before[p.first] as rows
      from (
        select days.day, utc::date as utc_day, ${quarterAt(sql`days.begins`)} as first, ${quarterAt(sql`days.ends`)} as last
        from ${daysOf(asked)} cross join lateral
          generate_series(date_trunc('day', days.begins at time zone 'utc'), days.ends at time zone 'utc', '1 day') utc offset 0) p
        join ${keptTable(counted, 'days')} d on d.day = p.utc_day and ${months}
      union all
      select days.day, n.kind, n.rows
      from ${timesOf(parts)} join ${daysOf(asked)} on part.begins < days.ends and part.ends > days.begins
        cross join lateral (${around(sql`greatest(part.begins, days.begins)`, sql`least(part.ends, days.ends)`)}) n`,
  }
}
