import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { midnight } from '../../platform/period.ts'
import type { ReportFilters } from './report-filters.ts'

/**
 * The parts in which the texts of a period are counted: months that are counted already, and the times around them, of which
 * the texts are read.
 */
export type TextParts = { months: string[]; begins: string[]; ends: string[] }

/** Finds the parts of a period. Months are counted of all site owners, languages and operators together. */
export async function findTextParts(
  db: Db,
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  { from, to, timezone = 'UTC', operator_id, siteowner_id, language }: ReportFilters,
): Promise<TextParts> {
  const isOfAll =
    siteownerIds === null && [operator_id, siteowner_id, language].every((each) => each === undefined)
  const { rows } = await sql<TextParts>`
    with period as (
      select tstzrange(${midnight(from, timezone)}, greatest(${midnight(from, timezone)}, ${midnight(to, timezone, 1)})) as days
    ), kept as (
      select month, tstzrange(month::timestamp at time zone 'utc', (month + interval '1 month') at time zone 'utc') as days
      from profile_text_months
      where ${isOfAll}::boolean and month not in (select month from profile_text_changes)
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
export const timesOf = ({ begins, ends }: TextParts) =>
  sql`unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) part (begins, ends)`

/** SQL: the condition for rows of the counted months. */
export const isOfMonths = ({ months }: TextParts) => sql<boolean>`month = any(${months}::date[])`
