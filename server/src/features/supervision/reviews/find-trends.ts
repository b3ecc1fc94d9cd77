import {
  type getReviewTrends as endpoint,
  firstCard,
  type QueryOf,
  type ReviewCard,
  type ReviewTrends,
} from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { today } from '../../../platform/service-time.ts'
import { findTeam } from '../../people/operators/find-team.ts'
import { kappa, kappaInterval, type Pair } from './kappa.ts'
import { firstWeek, readReviews } from './read-reviews.ts'

type Filters = QueryOf<typeof endpoint>

/** The scores of the last weeks in the sight of the viewer. Weeks are those of the messages, from Monday on. */
export async function findTrends(db: Db, viewer: Operator, filters: Filters): Promise<ReviewTrends> {
  const team = await findTeam(db, viewer, filters.team_id)
  const weeks = await findWeeks(db, filters)
  const names = await findNames(db, viewer)
  const { points, pairs, people } = await readReviews(db, viewer, filters, team)
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
    ].sort((one, other) => one.name.localeCompare(other.name, 'und', { numeric: true })),
  }
}

async function findWeeks(db: Db, filters: Filters): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select step::date as week from generate_series(${firstWeek(filters)}::timestamp, ${today}::timestamp, '1 week') step`.execute(
    db,
  )
  return rows.map(({ week }) => week)
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
