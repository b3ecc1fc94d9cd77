import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/**
 * The work of a period, as queries that count its rows as `rows`, by `kind`, a number that only the report knows: in total, by `day`,
 * and all of it twice: by `operator_id`, and where that is null by `siteowner_id` and `language`. Few people write for few places: all
 * three together would have nearly as many groups as rows.
 */
export type Work = Record<'total' | 'byDay' | 'byGroup', RawBuilder<unknown>>

/** The kinds of rows that each number of a report counts. */
export type Kinds<Name extends string> = Record<Name, readonly number[]>

type Group = 'operator' | 'siteowner' | 'language' | 'all'
type Row<Counts> = {
  grouped_by: Group
  counts: Counts
  language: string | null
  operator_id: number | null
  operator_name: string | null
  team: string | null
  siteowner_id: number | null
  siteowner_name: string | null
}

/** As many days before the period, and their work. */
type Earlier = { from: string; to: string; work: Work } | null

/** Counts work in total, by day, by operator, site owner and language, and in total the work of as many days before. */
export async function findReport<Name extends string>(
  db: Db,
  viewer: Operator,
  kinds: Kinds<Name>,
  work: Work,
  earlier: Earlier,
) {
  const counts = countsOf(kinds)
  // Two at a time: more of them would only wait for each other, on connections that do not know their plans yet.
  const inDays = async () => ({
    days: await findDays<Record<Name, number>>(db, work, counts),
    total: earlier && (await findTotal<Record<Name, number>>(db, earlier.work, counts)),
  })
  const [groups, { days, total }] = await Promise.all([findGroups(db, viewer, kinds, work), inDays()])
  return { ...groups, days, before: earlier && total && { from: earlier.from, to: earlier.to, total } }
}

/** Counts work in total, and by operator, site owner and language. */
export async function findGroups<Name extends string>(
  db: Db,
  viewer: Operator,
  kinds: Kinds<Name>,
  { byGroup }: Work,
) {
  const { rows } = await sql<Row<Record<Name, number>>>`
    with work as materialized (${byGroup}), groups as materialized (
      select operator_id, null::bigint as siteowner_id, null::text as language, ${countsOf(kinds)} as counts, sum(rows::int) as size,
        'operator' as grouped_by
      from work where operator_id is not null group by operator_id
      union all
      select null, siteowner_id, language, ${countsOf(kinds)}, sum(rows::int),
        case grouping(siteowner_id, language) when 1 then 'siteowner' when 2 then 'language' else 'all' end
      from work where operator_id is null group by grouping sets ((siteowner_id), (language), ())
    ), named as materialized (
      -- Looked up by their ids: the planner cannot know how few they are, and would read all operators.
      select id, name, team_id from operators where id = any(array(select operator_id from groups where operator_id is not null))
    )
    select g.grouped_by, g.counts, g.language, o.id as operator_id, o.name as operator_name, t.name as team,
      s.id as siteowner_id, s.name as siteowner_name
    from groups g
      left join named o on o.id = g.operator_id
      left join teams t on t.id = o.team_id
      left join siteowners s on s.id = g.siteowner_id
    order by g.size desc, o.id, s.id, g.language`.execute(db)
  return presentGroups(rows, viewer)
}

/** SQL: an object of JSON with the numbers. Rows are added as `int`: PostgreSQL adds `bigint` as `numeric`, which takes longer. */
const countsOf = <Name extends string>(kinds: Kinds<Name>) =>
  sql`json_build_object(${sql.join(
    Object.entries<readonly number[]>(kinds).map(
      ([name, counted]) =>
        sql`${sql.lit(name)}, coalesce(sum(rows::int) filter (where kind in (${sql.join(counted.map((kind) => sql.lit(kind)))})), 0)`,
    ),
  )})`

async function findTotal<Counts>(db: Db, { total }: Work, counts: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<{ counts: Counts }>`select ${counts} as counts from (${total}) work`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query that only aggregates has one row')
  return row.counts
}

/** The days that have work. */
async function findDays<Counts>(db: Db, { byDay }: Work, counts: RawBuilder<unknown>) {
  const { rows } = await sql<{ day: string; counts: Counts }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${counts} as counts from (${byDay}) work
    group by work.day having sum(rows::int) > 0 order by work.day`.execute(db)
  return rows.map(({ day, counts }) => ({ day, ...counts }))
}

function presentGroups<Counts>(rows: Row<Counts>[], viewer: Operator) {
  const total = rows.find(({ grouped_by }) => grouped_by === 'all')
  if (!total) throw new Error('A grouping set without columns has one row')
  const groupsBy = (group: Group) => rows.filter(({ grouped_by }) => grouped_by === group)
  return {
    total: total.counts,
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
