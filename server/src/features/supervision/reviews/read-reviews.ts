import type { getReviewTrends as endpoint, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { inNameOrder } from '../../../platform/name-order.ts'
import { beginningOf, dayOf } from '../../../platform/service-time.ts'

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

/**
 * SQL: the Monday of the week of a moment; 3 January 2000 was one. Counting days is ten times faster than `date_trunc`.
 * @param moment SQL
 */
const weekOf = (moment: string) =>
  sql<string>`date '2000-01-03' + (${dayOf(moment)} - date '2000-01-03') / 7 * 7`

/** SQL: the Monday of the first week. */
export const firstWeek = ({ weeks }: Filters) => sql`(${weekOf('now()')} - ${7 * (Number(weeks) - 1)}::int)`

/** SQL: the conditions for the reviews `r` that count. An index has all columns that the trends read. */
function isCounted(...[viewer, filters, team]: Sight): RawBuilder<unknown> {
  const conditions = [
    ...ofSiteowners(viewer, filters.siteowner_id, sql`r.siteowner_id`),
    ...(filters.operator_id === undefined ? [] : [sql`r.operator_id = ${filters.operator_id}`]),
    ...(team === null ? [] : [sql`r.operator_id = any(${team}::bigint[])`]),
    sql`r.message_created_at >= ${beginningOf(firstWeek(filters))}`,
    sql`not r.passed`,
  ]
  return sql.join(conditions, sql` and `)
}

/** SQL: the scores of messages that were drawn at random. Equal scores are counted before anything is computed with them. */
const countedScores = (of: Sight) => sql`
  with random as materialized (
    select ${weekOf('r.message_created_at')} as week, r.total, r.scores
    from reviews r where ${isCounted(...of)} and r.source = 'random'
  ), equal as (
    select '' as code, week, total as value, count(*) as count from random where total is not null group by 2, 3
    union all
    select s.criterion, week, s.score::int, count(*) from random, jsonb_each_text(scores) s (criterion, score)
    where s.score is not null group by 1, 2, 3
  )
  select code, week, count, count * value as sum, count * value * value as squares from equal`

/** A criterion has scores from 1 to 4, the total is one of 100. */
const points = (of: Sight) => sql<Point>`
  with sums as (
    select code, week, sum(count)::float8 as count, sum(sum)::float8 as sum, sum(squares)::float8 as squares,
      case when code = '' then 1 else 25 end as unit
    from (${countedScores(of)}) n group by code, week having sum(count) > 0
  )
  select nullif(code, '') as code, week, count::int8, unit * sum / count as mean,
    1.96 * unit * sqrt(greatest(0, squares - sum * sum / count) / nullif(count - 1, 0)) / sqrt(count) as margin
  from sums order by 1, 2`

const pairs = (of: Sight) => sql<ScoredTwice>`
  with chosen as materialized (select r.id, r.item_id, r.scores from reviews r where ${isCounted(...of)})
  select s.criterion as code, s.a, s.b, count(*) as count
  from chosen one join chosen other on other.item_id = one.item_id and other.id > one.id
  cross join lateral (
    select x.criterion, x.score::int as a, (other.scores ->> x.criterion)::int as b
    from jsonb_each_text(one.scores) x (criterion, score)) s
  where s.a is not null and s.b is not null
  group by 1, 2, 3`

const people = (of: Sight) => sql<Person>`
  with counted as (
    select r.operator_id, count(*) as reviewed, count(r.read_at) as read, sum(r.praise) as praise, sum(r.improve) as improve
    from reviews r where ${isCounted(...of)} group by 1
  )
  select o.id, o.name, t.id as team_id, t.name as team, n.reviewed, n.read, n.praise, n.improve
  from counted n join operators o on o.id = n.operator_id join teams t on t.id = o.team_id order by ${inNameOrder('o.name')}, o.id`

/** What the reviews of the last weeks say. @param team the operators of a team, null for all */
export async function readReviews(
  db: Db,
  viewer: Operator,
  filters: Filters,
  team: readonly number[] | null,
): Promise<Reviews> {
  const of: Sight = [viewer, filters, team]
  // Two at a time: a third one would only wait for them, on a connection that does not know its plan yet.
  const others = async () => ({
    pairs: (await pairs(of).execute(db)).rows,
    people: (await people(of).execute(db)).rows,
  })
  const [{ rows }, found] = await Promise.all([points(of).execute(db), others()])
  return { points: rows, ...found }
}
