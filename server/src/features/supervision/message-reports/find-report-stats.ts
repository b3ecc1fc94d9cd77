import type { getReportStats, HandlerResultOf, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { type Days, isWithin, today } from '../../../platform/service-time.ts'

type Row = {
  kind: 'reason' | 'operator' | 'siteowner' | 'source' | 'all'
  id: number | null
  is_complaint: boolean | null
  name: string | null
  open: number
  settled: number
  founded: number
}

const days = 30

/** Cases of the site owners that the viewer works for, counted as the list filters them: open ones by the day on which they were opened, settled ones by that of the outcome. */
export async function findReportStats(
  db: Db,
  viewer: Operator,
  { siteowner_id, ...asked }: QueryOf<typeof getReportStats>,
): Promise<HandlerResultOf<typeof getReportStats>> {
  const period = await periodOf(db, asked)
  const all = (...conditions: RawBuilder<boolean>[]) =>
    sql.join([...ofSiteowners(viewer, siteowner_id, sql`siteowner_id`), ...conditions], sql` and `)
  const { rows } = await sql<Row>`
    with counted as materialized (
      select reason_id, writer_id, siteowner_id, is_complaint, 1 as open, 0 as settled, 0 as founded from report_cases
      where ${all(sql<boolean>`settled_at is null`, ...isWithin(period, sql`opened_at`))}
      union all
      select reason_id, writer_id, siteowner_id, is_complaint, 0, 1, (outcome <> 'unfounded')::int from report_cases
      where ${all(sql<boolean>`settled_at is not null`, ...isWithin(period, sql`settled_at`))}
    ), grouped as (
      select case grouping(reason_id, writer_id, siteowner_id, is_complaint) when 7 then 'reason' when 11 then 'operator' when 13 then 'siteowner'
        when 14 then 'source' else 'all' end as kind, coalesce(reason_id, writer_id, siteowner_id) as id, is_complaint,
        sum(open)::int as open, sum(settled)::int as settled, sum(founded)::int as founded
      from counted group by grouping sets ((reason_id), (writer_id), (siteowner_id), (is_complaint), ())
    )
    select g.*, case g.kind when 'operator' then (select name from operators where id = g.id)
      when 'siteowner' then (select name from siteowners where id = g.id) end as name
    from grouped g where g.open + g.settled > 0
    order by g.settled + g.open desc, g.id, g.is_complaint desc`.execute(db)
  const groupsOf = (kind: Row['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ kind: _, is_complaint: _source, ...row }) => ({
        ...row,
        name:
          kind === 'operator' && row.id !== null
            ? presentOperator(viewer, { id: row.id, name: row.name ?? '' }).name
            : row.name,
      }))
  const [total = { open: 0, settled: 0, founded: 0 }] = groupsOf('all')
  return {
    period,
    total,
    reasons: groupsOf('reason'),
    operators: groupsOf('operator'),
    siteowners: groupsOf('siteowner'),
    sources: rows
      .filter((row) => row.kind === 'source')
      .map(({ is_complaint, open, settled, founded }) => ({
        source: is_complaint ? 'site' : 'operators',
        open,
        settled,
        founded,
      })),
  }
}

/** The requested days; by default the last 30. */
async function periodOf(db: Db, { from, to }: Days) {
  const { rows } = await sql<{ from: string; to: string }>`
    select to_char(coalesce(${from ?? null}::date, last - ${days - 1}::int), 'YYYY-MM-DD') as "from", to_char(last, 'YYYY-MM-DD') as "to"
    from (select coalesce(${to ?? null}::date, greatest(${today}, ${from ?? null}::date)) as last) days
  `.execute(db)
  const [period] = rows
  if (!period) throw new Error('A query without a table returned no row')
  return period
}
