import type { getStats, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { maySeeOthers, operatorAsked } from '../../../platform/http/operator-asked.ts'
import { today } from '../../../platform/service-time.ts'
import { type Period, sumsOfDays } from './sums-of-days.ts'

type StatsQuery = QueryOf<typeof getStats>
/** A sum per type, per day or per operator, or the total when all three are null. */
export type StatsRow = {
  type: string | null
  day: string | null
  operator_id: number | null
  operator_name: string | null
  sent: number
  answered: number
}
export type Stats = Awaited<ReturnType<typeof findStats>>

/**
 * Sent and answered messages: of this operator, or from level 150 on of all operators of the site owners that the viewer works
 * for.
 * @throws {Refusal} when an operator below that level requests another one
 */
export async function findStats(db: Db, viewer: Operator, filters: StatsQuery) {
  const includesOthers = maySeeOthers(viewer)
  const operatorId = operatorAsked(viewer, filters.operator_id)
  const period = await periodOf(db, filters)
  const siteowners = isOfSiteowners(viewer, filters)
  const sums =
    operatorId === undefined ? sumsOfDays(period, siteowners) : sumsOfOperator(period, siteowners, operatorId)
  const { rows } = await sql<StatsRow>`
    select s.type, to_char(s.day, 'YYYY-MM-DD') as day, s.operator_id, s.sent, s.answered,
      -- Not a join: it read all operators, also those who sent nothing.
      (select o.name from operators o where o.id = s.operator_id) as operator_name
    from (${sums}) s
    where s.sent is not null
    order by s.day, s.sent desc, s.operator_id`.execute(db)
  return { period, includesOthers, rows }
}

/** An operator has some rows a day. The days are compared as rows: PostgreSQL would search each day in the index of all operators. */
const sumsOfOperator = (
  { from, to }: Period,
  siteowners: RawBuilder<boolean> | null,
  operatorId: number,
) => sql`
  select type, day, operator_id, sum(sent) as sent, sum(answered) as answered
  from message_stats_daily
  where operator_id = ${operatorId} and (operator_id, day) >= (${operatorId}, ${from}::date)
    and (operator_id, day) <= (${operatorId}, ${to}::date) and ${siteowners ?? sql`true`}
  group by grouping sets ((type), (day), (operator_id), ())`

/** The condition of the site owners, on `siteowner_id`; null for all. Who sees only their own messages sees them of all site owners. */
export function isOfSiteowners(
  viewer: Operator,
  { siteowner_id }: Pick<StatsQuery, 'siteowner_id'>,
): RawBuilder<boolean> | null {
  const [condition = null] = ofSiteowners(
    maySeeOthers(viewer) ? viewer : { siteownerIds: null },
    siteowner_id,
    sql`siteowner_id`,
  )
  return condition
}

/** The requested days; by default the last seven. */
export async function periodOf(db: Db, { from, to }: Pick<StatsQuery, 'from' | 'to'>): Promise<Period> {
  if (from !== undefined && to !== undefined) return { from, to }
  const { rows } = await sql<Period>`
    select to_char(coalesce(${from ?? null}::date, last - 6), 'YYYY-MM-DD') as "from", to_char(last, 'YYYY-MM-DD') as "to"
    from (select coalesce(${to ?? null}::date, greatest(${today}, ${from ?? null}::date)) as last) days
  `.execute(db)
  const [period] = rows
  if (!period) throw new Error('A query without a table returned no row')
  return period
}
