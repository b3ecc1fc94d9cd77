import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'

/** Counts the open appeals once for all operators who ask: those of the sites that they work for. */
export function openAppealCounter(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await countAll(db)],
    changedBy: ({ topic }) => topic === 'holds',
  })
  return async (operator: Operator): Promise<number> => {
    if (!hasRight(operator.rights, 'escalations')) return 0
    const counts = await findAll('all')
    return counts
      .filter(({ siteowner_id }) => worksFor(operator, siteowner_id))
      .reduce((sum, { open }) => sum + open, 0)
  }
}

const countAll = (db: Db) =>
  db
    .selectFrom('appeals')
    .where('settled_at', 'is', null)
    .select(['siteowner_id', sql<number>`count(*)`.as('open')])
    .groupBy('siteowner_id')
    .execute()
