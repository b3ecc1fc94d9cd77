import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/**
 * The work of a period, SQL: a row `t` for each text, set or photo, with its `day`, `operator_id`, `siteowner_id` and `language`, and
 * what the conditions of the report read.
 */
export type Work = RawBuilder<unknown>

/** SQL: which rows of the work each number of a report counts. */
type Counted<Name extends string> = Record<Name, RawBuilder<boolean>>

type Group = 'day' | 'operator' | 'siteowner' | 'language' | 'all'
type Row<Counts> = {
  grouped_by: Group
  counts: Counts
  day: string
  language: string | null
  operator_id: number | null
  operator_name: string | null
  team: string | null
  siteowner_id: number | null
  siteowner_name: string | null
}

/** Counts work in total, by day, by operator, site owner and language. */
export async function findReport<Name extends string>(
  db: Db,
  viewer: Operator,
  counted: Counted<Name>,
  work: Work,
) {
  const { rows } = await sql<Row<Record<Name, number>>>`
    with groups as materialized (
      select day, operator_id, siteowner_id, language, count(*) as size, ${countsOf(counted)} as counts,
        case grouping(day, operator_id, siteowner_id, language)
          when 7 then 'day' when 11 then 'operator' when 13 then 'siteowner' when 14 then 'language' else 'all' end as grouped_by
      from (${work}) t
      group by grouping sets ((day), (operator_id), (siteowner_id), (language), ())
    )
    select g.grouped_by, g.counts, to_char(g.day, 'YYYY-MM-DD') as day, g.language, o.id as operator_id, o.name as operator_name,
      t.name as team, s.id as siteowner_id, s.name as siteowner_name
    from groups g
      left join operators o on o.id = g.operator_id
      left join teams t on t.id = o.team_id
      left join siteowners s on s.id = g.siteowner_id
    order by g.day, g.size desc, o.id, s.id, g.language`.execute(db)
  return presentGroups(rows, viewer)
}

/** Counts work in total. */
export async function findTotal<Name extends string>(db: Db, counted: Counted<Name>, work: Work) {
  const { rows } = await sql<{ counts: Record<Name, number> }>`
    select ${countsOf(counted)} as counts from (${work}) t`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query that only aggregates has one row')
  return row.counts
}

/** SQL: an object of JSON with the numbers. */
const countsOf = <Name extends string>(counted: Counted<Name>) =>
  sql`json_build_object(${sql.join(
    Object.entries<RawBuilder<boolean>>(counted).map(
      ([name, condition]) => sql`${sql.lit(name)}, count(*) filter (where ${condition})`,
    ),
  )})`

function presentGroups<Counts>(rows: Row<Counts>[], viewer: Operator) {
  const total = rows.find(({ grouped_by }) => grouped_by === 'all')
  if (!total) throw new Error('A grouping set without columns has one row')
  const groupsBy = (group: Group) => rows.filter(({ grouped_by }) => grouped_by === group)
  return {
    total: total.counts,
    days: groupsBy('day').map(({ day, counts }) => ({ day, ...counts })),
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
