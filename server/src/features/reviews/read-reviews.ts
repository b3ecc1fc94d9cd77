import { type getReviewTrends as endpoint, maxCriteria, type QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { ofSiteowners } from '../../platform/http/of-siteowners.ts'

type Filters = QueryOf<typeof endpoint>

/** The means of the random part by criterion and week; `code` is null for the total. */
type Point = { code: string | null; week: string; count: number; mean: number; margin: number | null }
/** The scores that two coaches gave to one message, the earlier review first, and how often. */
type ScoredTwice = { code: string; a: number; b: number; count: number }
type Person = {
  id: number
  name: string
  team_id: number
  team: string
  reviewed: number
  praise: number
  improve: number
  read: number
}
type Sight = [viewer: Operator, filters: Filters, team: readonly number[] | null]
type Reviews = { points: Point[]; pairs: ScoredTwice[]; people: Person[] }

/** SQL: the first moment of the first week. */
export const beginning = ({ weeks }: Filters) =>
  sql`(date_trunc('week', now() at time zone 'utc') - ${Number(weeks) - 1} * interval '1 week') at time zone 'utc'`

/** SQL: the reviews that count, as a table `chosen` with these columns. */
function chosen(columns: string, ...[viewer, filters, team]: Sight): RawBuilder<unknown> {
  const conditions = [
    ...ofSiteowners(viewer, filters.siteowner_id, sql`i.siteowner_id`),
    ...(filters.operator_id === undefined ? [] : [sql`i.operator_id = ${filters.operator_id}`]),
    ...(team === null ? [] : [sql`i.operator_id = any(${team}::bigint[])`]),
    sql`i.message_created_at >= ${beginning(filters)}`,
    sql`not r.passed`,
  ]
  return sql`chosen as materialized (
    select r.id, ${sql.raw(columns)} from review_items i join reviews r on r.item_id = i.id
    where ${sql.join(conditions, sql` and `)})`
}

/** SQL: scores before this review need not be read. Reviews are numbered in the order of time, so an index finds the others. */
const firstChosen = sql`select min(id) from chosen`

/** A week begins on Monday (UTC), as 3 January 2000 did. Counting days is ten times faster than `date_trunc`. */
const points = (of: Sight) => sql<Point>`
  with ${chosen("i.source, r.total, (i.message_created_at at time zone 'utc')::date as day", ...of)},
  random as (select id, total, day - (day - date '2000-01-03') % 7 as week from chosen where source = 'random')
  select code, week, count(*) as count, avg(value) as mean, 1.96 * stddev_samp(value) / sqrt(count(*)) as margin
  from (
    select null as code, week, total::float8 as value from random where total is not null
    union all
    select s.criterion, c.week, s.score * 25.0::float8 from random c join review_scores s on s.review_id = c.id
    where s.score is not null and s.review_id >= (${firstChosen})) scored
  group by code, week order by code, week`

/** The limit of the lateral query makes it read the few scores of each pair by the index, instead of all scores twice. */
const pairs = (of: Sight) => sql<ScoredTwice>`
  with ${chosen('r.item_id', ...of)}
  select s.criterion as code, s.a, s.b, count(*) as count
  from chosen one join chosen other on other.item_id = one.item_id and other.id > one.id
  cross join lateral (
    select x.criterion, x.score as a, y.score as b
    from review_scores x join review_scores y on y.review_id = other.id and y.criterion = x.criterion
    where x.review_id = one.id and x.score is not null and y.score is not null limit ${sql.lit(maxCriteria)}) s
  group by 1, 2, 3`

const people = (of: Sight) => sql<Person>`
  with ${chosen('r.operator_id, r.read_at', ...of)}, said as (
    select review_id, count(*) filter (where kind = 'praise') as praise, count(*) filter (where kind = 'improve') as improve
    from review_comments where review_id >= (${firstChosen}) group by review_id
  ), counted as (
    select c.operator_id, count(*) as reviewed, count(c.read_at) as read,
      coalesce(sum(s.praise), 0)::int8 as praise, coalesce(sum(s.improve), 0)::int8 as improve
    from chosen c left join said s on s.review_id = c.id group by 1
  )
  select o.id, o.name, t.id as team_id, t.name as team, n.reviewed, n.read, n.praise, n.improve
  from counted n join operators o on o.id = n.operator_id join teams t on t.id = o.team_id order by o.name, o.id`

/** What the reviews of the last weeks say. @param team the operators of a team, null for all */
export async function readReviews(
  db: Db,
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null,
): Promise<Reviews> {
  const of: Sight = [viewer, filters, team]
  const found = await Promise.all([points(of).execute(db), pairs(of).execute(db), people(of).execute(db)])
  return { points: found[0].rows, pairs: found[1].rows, people: found[2].rows }
}
