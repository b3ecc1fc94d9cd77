import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { today } from '../../../platform/service-time.ts'

/** Weeks of the past that the board looks at. */
export const weeksLookedAt = 6

type Volume = { siteowner_id: number; language: string; arrived: number }

/**
 * SQL: what arrived on the days of these weeks. Each day is looked up in the index: the planner does not know how few they are, and would
 * read all years.
 */
export const arrivedLately = sql`
  select s.day, s.siteowner_id, s.language, s.arrived
  from generate_series(0, ${sql.lit(7 * weeksLookedAt)}::int) d (ago), lateral (
    select * from stats_days where day = ${today} - d.ago and arrived > 0 offset 0) s`

/** The languages in which customers of these site owners wrote in the last weeks, most messages first. */
export function openVolumes(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await findVolumes(db)],
    changedBy: () => false,
  })
  return async (viewer: Pick<Operator, 'siteownerIds'>): Promise<string[]> => {
    const own = (await findAll('all')).filter(({ siteowner_id }) => worksFor(viewer, siteowner_id))
    const sums = new Map<string, number>()
    for (const { language, arrived } of own) sums.set(language, (sums.get(language) ?? 0) + arrived)
    return [...sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name)
  }
}

async function findVolumes(db: Db): Promise<Volume[]> {
  const { rows } = await sql<Volume>`
    select siteowner_id, language, sum(arrived)::bigint as arrived from (${arrivedLately}) a group by 1, 2`.execute(
    db,
  )
  return rows
}
