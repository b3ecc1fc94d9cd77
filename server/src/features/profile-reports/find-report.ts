import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { presentOperator } from '../operators/present-operator.ts'
import { daysBefore, type ReportFilters } from './report-filters.ts'

type Row<Counts> = {
  grouped_by: 'day' | 'operator' | 'siteowner' | 'language' | 'all'
  counts: Counts
  day: string | null
  language: string | null
  operator_id: number | null
  operator_name: string | null
  team: string | null
  siteowner_id: number | null
  siteowner_name: string | null
}

/** `work`: a query with the columns of `workColumns` and those that `counts` reads. `counts`: SQL, an object of JSON. */
type Parts = Record<'work' | 'counts' | 'order', RawBuilder<unknown>>

/** Counts work in total, by day, operator, site owner and language, and in total for as many days before. */
export async function findReport<Counts>(
  db: Db,
  viewer: Operator,
  asked: ReportFilters,
  partsOf: (asked: ReportFilters) => Parts,
) {
  const before = daysBefore(asked)
  const [report, total] = await Promise.all([
    findGroups<Counts>(db, viewer, partsOf(asked)),
    before && findTotal<Counts>(db, partsOf({ ...asked, ...before })),
  ])
  return { ...report, before: before && total && { ...before, total } }
}

async function findTotal<Counts>(db: Db, { work, counts }: Parts): Promise<Counts> {
  const { rows } = await sql<{ counts: Counts }>`select ${counts} as counts from (${work}) work`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query that only aggregates has one row')
  return row.counts
}

async function findGroups<Counts>(db: Db, viewer: Operator, { work, counts, order }: Parts) {
  const { rows } = await sql<Row<Counts>>`
    with work as materialized (${work}), groups as (
      select day, operator_id, siteowner_id, language, ${counts} as counts, ${order} as place,
        case grouping(day, operator_id, siteowner_id, language)
          when 7 then 'day' when 11 then 'operator' when 13 then 'siteowner' when 14 then 'language' else 'all' end as grouped_by
      from work
      group by grouping sets ((day), (operator_id), (siteowner_id), (language), ())
    )
    select g.grouped_by, g.counts, to_char(g.day, 'YYYY-MM-DD') as day, g.language, o.id as operator_id,
      o.name as operator_name, t.name as team, s.id as siteowner_id, s.name as siteowner_name
    from groups g
      left join operators o on o.id = g.operator_id
      left join teams t on t.id = o.team_id
      left join siteowners s on s.id = g.siteowner_id
    order by g.day, g.place desc, o.id, s.id, g.language`.execute(db)
  return presentReport(rows, viewer)
}

function presentReport<Counts>(rows: Row<Counts>[], viewer: Operator) {
  const total = rows.find(({ grouped_by }) => grouped_by === 'all')
  if (!total) throw new Error('A grouping set without columns has one row')
  const groupsBy = (group: Row<Counts>['grouped_by']) => rows.filter(({ grouped_by }) => grouped_by === group)
  return {
    total: total.counts,
    days: groupsBy('day').flatMap(({ day, counts }) => (day === null ? [] : [{ day, ...counts }])),
    operators: groupsBy('operator').flatMap(({ operator_id: id, operator_name: name, team, counts }) =>
      id === null || name === null
        ? []
        : [{ operator: presentOperator(viewer, { id, name }), team: team ?? '', ...counts }],
    ),
    siteowners: groupsBy('siteowner').flatMap(({ siteowner_id: id, siteowner_name: name, counts }) =>
      id === null || name === null ? [] : [{ siteowner: { id, name }, ...counts }],
    ),
    // Sets from before sets had a language have none.
    languages: groupsBy('language').flatMap(({ language, counts }) =>
      language === null ? [] : [{ language, ...counts }],
    ),
  }
}
