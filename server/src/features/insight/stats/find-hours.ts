import type { getStatsHours, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { maySeeOthers } from '../../../platform/http/operator-asked.ts'
import { conditionOf } from './counted-rows.ts'
import { isOfSiteowners, periodOf } from './find.ts'
import { dayAfter } from './sum-steps.ts'

/** Weeks that the chart of a week is the mean of. */
const days = 28

type Query = QueryOf<typeof getStatsHours>
type Cell = { weekday: number; hour: number; messages: number; days: number }

/**
 * Messages by weekday and hour in the last weeks of a period, of the days that are rolled up; null when there is none, and for
 * operators who see only their own numbers.
 */
export async function findHours(db: Db, viewer: Operator, query: Query) {
  if (!maySeeOthers(viewer)) return null
  const { from, to } = await periodOf(db, query)
  const counted = { siteowners: isOfSiteowners(viewer, query), people: null, language: query.language }
  const earliest = dayAfter(to, 1 - days)
  const first = earliest > from ? earliest : from
  const { rows } = await sql<Cell & { first: string; last: string }>`
    with whole as materialized (
      select day, extract(isodow from day)::int as weekday, count(*) over (partition by extract(isodow from day)) as days,
        to_char(min(day) over (), 'YYYY-MM-DD') as first, to_char(max(day) over (), 'YYYY-MM-DD') as last
      from stats_rolled_days where day between ${first}::date and ${to}::date
    ), hours as (
      select day, hour, sum(sent) as sent from stats_hours
      where day between ${first}::date and ${to}::date and ${conditionOf(counted)}
      group by 1, 2
    )
    select w.weekday, h.hour::int as hour, w.days::int as days, w.first, w.last, sum(h.sent)::bigint as messages
    from whole w join hours h on h.day = w.day
    group by w.weekday, h.hour, w.days, w.first, w.last order by 1, 2`.execute(db)
  const [cell] = rows
  if (!cell) return null
  return {
    period: { from: cell.first, to: cell.last },
    cells: rows.map(({ weekday, hour, messages, days }) => ({ weekday, hour, messages, days })),
  }
}
