import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { today } from '../../../platform/service-time.ts'

/** Weeks of the past that the board looks at. */
export const weeksLookedAt = 6

type Volume = { siteowner_id: number; language: string; arrived: number }

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
  return db
    .selectFrom('stats_days')
    .where('day', '>=', sql<string>`${today} - ${sql.lit(7 * weeksLookedAt)}::int`)
    .groupBy(['siteowner_id', 'language'])
    .having(sql<boolean>`sum(arrived) > 0`)
    .select(['siteowner_id', 'language', sql<number>`sum(arrived)`.as('arrived')])
    .execute()
}
