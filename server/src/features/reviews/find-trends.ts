import {
  type getReviewTrends as endpoint,
  firstCard,
  maxCriteria,
  type QueryOf,
  type ReviewCard,
  type ReviewTrends,
} from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { ofSiteowners } from '../../platform/http/of-siteowners.ts'
import { findTeam } from '../operators/find-team.ts'
import { presentOperator } from '../operators/present-operator.ts'
import { kappa, kappaInterval, type Pair } from './kappa.ts'

type Filters = QueryOf<typeof endpoint>

/** The scores of the last weeks in the sight of the viewer. Weeks are those of the messages, in UTC, from Monday on. */
export async function findTrends(db: Db, viewer: Operator, filters: Filters): Promise<ReviewTrends> {
  const team = await findTeam(db, viewer, filters.team_id)
  const all = chosenReviews(viewer, filters, team)
  const [weeks, points, pairs, people, names] = await Promise.all([
    findWeeks(db, filters),
    findPoints(db, all),
    findPairs(db, all),
    findPeople(db, all),
    findNames(db, viewer),
  ])
  const codes = [
    ...new Set([...firstCard.criteria.map(({ code }) => code), ...points.map(({ code }) => code ?? '')]),
  ]
  const used = codes.filter((code) => code !== '' && points.some((each) => each.code === code))
  const pointsOf = (code: string | null) =>
    points.filter((each) => each.code === code).map(({ code: _, ...point }) => point)
  const nameOf = (code: string) => names.get(code) ?? null
  return {
    weeks,
    criteria: [
      { code: null, name: null, points: pointsOf(null) },
      ...used.map((code) => ({ code, name: nameOf(code), points: pointsOf(code) })),
    ],
    agreement: codes.flatMap((code) => {
      const scored = pairs
        .filter((each) => each.code === code)
        .flatMap(({ a, b, count }) => Array.from({ length: count }, (): Pair => [a, b]))
      if (scored.length === 0) return []
      const far_apart = scored.filter(([a, b]) => Math.abs(a - b) >= 2).length
      return [
        {
          code,
          name: nameOf(code),
          pairs: scored.length,
          kappa: kappa(scored),
          interval: kappaInterval(scored),
          far_apart,
        },
      ]
    }),
    people: people.map(({ id, name, team_id: _, team: __, ...counts }) => ({
      operator: presentOperator(viewer, { id, name }),
      ...counts,
    })),
    teams: [
      ...new Map(people.map((each) => [each.team_id, { id: each.team_id, name: each.team }])).values(),
    ].sort((one, other) => one.name.localeCompare(other.name)),
  }
}

/** SQL: the first moment of the first week. */
const beginning = ({ weeks }: Filters) =>
  sql`(date_trunc('week', now() at time zone 'utc') - ${Number(weeks) - 1} * interval '1 week') at time zone 'utc'`

/** SQL: the reviews that count, with the week of their message. */
function chosenReviews(
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null,
): RawBuilder<unknown> {
  const conditions = [
    ...ofSiteowners(viewer, filters.siteowner_id, sql`i.siteowner_id`),
    ...(filters.operator_id === undefined ? [] : [sql`i.operator_id = ${filters.operator_id}`]),
    ...(team === null ? [] : [sql`i.operator_id = any(${team}::bigint[])`]),
    sql`i.message_created_at >= ${beginning(filters)}`,
    sql`not r.passed`,
  ]
  return sql`select r.id, r.item_id, r.operator_id, r.total, r.read_at, i.source,
      date_trunc('week', i.message_created_at at time zone 'utc')::date as week
    from review_items i join reviews r on r.item_id = i.id where ${sql.join(conditions, sql` and `)}`
}

async function findWeeks(db: Db, filters: Filters): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select step::date as week from generate_series((${beginning(filters)}) at time zone 'utc', now() at time zone 'utc', '1 week') step`.execute(
    db,
  )
  return rows.map(({ week }) => week)
}

/** SQL: scores before this review need not be read. Reviews are numbered in the order of time, so an index finds the others. */
const firstChosen = sql`select min(id) from chosen`

type PointRow = { code: string | null; week: string; count: number; mean: number; margin: number | null }

/** The means of the random part by criterion and week; `code` is null for the total. */
async function findPoints(db: Db, reviews: RawBuilder<unknown>): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    with chosen as materialized (${reviews}), random as (select * from chosen where source = 'random'),
    scored as (
      select null as code, week, total::float8 as value from random where total is not null
      union all
      select s.criterion, c.week, s.score * 25.0::float8 from random c join review_scores s on s.review_id = c.id
      where s.score is not null and s.review_id >= (${firstChosen}))
    select code, week, count(*) as count, avg(value) as mean, 1.96 * stddev_samp(value) / sqrt(count(*)) as margin
    from scored group by code, week order by code, week`.execute(db)
  return rows
}

/** The scores that two coaches gave to one message, the earlier review first, and how often. */
async function findPairs(db: Db, reviews: RawBuilder<unknown>) {
  // The limit of the lateral query makes it read the few scores of each pair by the index, instead of all scores twice.
  const { rows } = await sql<{ code: string; a: number; b: number; count: number }>`
    with chosen as materialized (${reviews})
    select s.criterion as code, s.a, s.b, count(*) as count
    from chosen one join chosen other on other.item_id = one.item_id and other.id > one.id
    cross join lateral (
      select x.criterion, x.score as a, y.score as b
      from review_scores x join review_scores y on y.review_id = other.id and y.criterion = x.criterion
      where x.review_id = one.id and x.score is not null and y.score is not null limit ${sql.lit(maxCriteria)}) s
    group by 1, 2, 3`.execute(db)
  return rows
}

async function findPeople(db: Db, reviews: RawBuilder<unknown>) {
  const { rows } = await sql<{
    id: number
    name: string
    team_id: number
    team: string
    reviewed: number
    praise: number
    improve: number
    read: number
  }>`
    with chosen as materialized (${reviews}), said as (
      select review_id, count(*) filter (where kind = 'praise') as praise, count(*) filter (where kind = 'improve') as improve
      from review_comments where review_id >= (${firstChosen}) group by review_id
    ), counted as (
      select c.operator_id, count(*) as reviewed, count(c.read_at) as read,
        coalesce(sum(s.praise), 0)::int8 as praise, coalesce(sum(s.improve), 0)::int8 as improve
      from chosen c left join said s on s.review_id = c.id group by 1
    )
    select o.id, o.name, t.id as team_id, t.name as team, n.reviewed, n.read, n.praise, n.improve
    from counted n join operators o on o.id = n.operator_id join teams t on t.id = o.team_id order by o.name, o.id`.execute(
    db,
  )
  return rows
}

/** The name of each criterion on the newest card that has it. */
async function findNames(db: Db, viewer: Operator): Promise<Map<string, string | null>> {
  const conditions = ofSiteowners(viewer, undefined, sql`siteowner_id`)
  const { rows } = await sql<{ criteria: ReviewCard['criteria'] }>`
    select criteria from review_cards where ${sql.join([sql`true`, ...conditions], sql` and `)} order by id`.execute(
    db,
  )
  return new Map(rows.flatMap(({ criteria }) => criteria.map(({ code, name }) => [code, name] as const)))
}
