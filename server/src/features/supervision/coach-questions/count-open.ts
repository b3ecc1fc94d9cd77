import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'

/** Counts the questions without an answer once for all coaches who ask. */
export function openQuestionCounter(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await countAll(db)],
    changedBy: ({ topic }) => topic === 'coach_questions',
  })
  return async (operator: Operator): Promise<number> => {
    if (!hasRight(operator.rights, 'chat_stats.away')) return 0
    const counts = await findAll('all')
    return counts
      .filter(({ siteowner_id }) => worksFor(operator, siteowner_id))
      .reduce((sum, { open }) => sum + open, 0)
  }
}

const countAll = (db: Db) =>
  db
    .selectFrom('coach_questions')
    .where('answered_at', 'is', null)
    .select(['siteowner_id', sql<number>`count(*)`.as('open')])
    .groupBy('siteowner_id')
    .execute()
