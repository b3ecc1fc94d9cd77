import type { getReviewTrends as endpoint, QueryOf } from '@panel/contract'
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

/** SQL: the conditions for the reviews `r` that count. An index has all columns that the trends read. */
function isCounted(...[viewer, filters, team]: Sight): RawBuilder<unknown> {
  const conditions = [
    ...ofSiteowners(viewer, filters.siteowner_id, sql`r.siteowner_id`),
    ...(filters.operator_id === undefined ? [] : [sql`r.operator_id = ${filters.operator_id}`]),
    ...(team === null ? [] : [sql`r.operator_id = any(${team}::bigint[])`]),
    sql`r.message_created_at >= ${beginning(filters)}`,
    sql`not r.passed`,
  ]
  return sql.join(conditions, sql` and `)
}

/** SQL: the Monday of a day (UTC), as 3 January 2000 was one. Counting days is ten times faster than `date_trunc`. */
const week = sql`day - (day - date '2000-01-03') % 7`

/** Equal scores are counted before anything is computed with them. */
const points = (of: Sight) => sql<Point>`
  with random as materialized (
    select (r.message_created_at at time zone 'utc')::date as day, r.total, r.criteria, r.scores
    from reviews r where ${isCounted(...of)} and r.source = 'random'
  ), counted as (
    select null as code, ${week} as week, total::float8 as value, count(*) as count
    from random where total is not null group by 2, 3
    union all
    select s.criterion, ${week}, s.score * 25.0::float8, count(*) from random, unnest(criteria, scores) s (criterion, score) group by 1, 2, s.score
  ), sums as (
    select code, week, sum(count) as count, sum(count * value) as sum, sum(count * value * value) as squares from counted group by code, week
  )
  select code, week, count::int8, sum / count::float8 as mean,
    1.96 * sqrt(greatest(0, squares - sum * sum / count::float8) / nullif(count - 1, 0)::float8) / sqrt(count::float8) as margin
  from sums order by code, week`

const pairs = (of: Sight) => sql<ScoredTwice>`
  with chosen as materialized (select r.id, r.item_id, r.criteria, r.scores from reviews r where ${isCounted(...of)})
  select s.criterion as code, s.a, s.b, count(*) as count
  from chosen one join chosen other on other.item_id = one.item_id and other.id > one.id
  cross join lateral (
    select x.criterion, x.score as a, other.scores[array_position(other.criteria, x.criterion)] as b
    from unnest(one.criteria, one.scores) x (criterion, score)) s
  where s.b is not null
  group by 1, 2, 3`

/** Comments before the first of these reviews need not be read: reviews are numbered in the order of time. */
const people = (of: Sight) => sql<Person>`
  with chosen as materialized (select r.id, r.operator_id, r.read_at from reviews r where ${isCounted(...of)}), said as (
    select review_id, count(*) filter (where kind = 'praise') as praise, count(*) filter (where kind = 'improve') as improve
    from review_comments where review_id >= (select min(id) from chosen) group by review_id
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
