import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { worksFor } from '../../../platform/http/works-for.ts'
import { isMaster } from './find-cases.ts'

type Counts = { siteowner_id: number; for_masters: boolean; open: number }[]

/** Counts the open cases once for all operators who ask. */
export function openReportCounter(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await countAll(db)],
    changedBy: ({ topic }) => topic === 'reports',
  })

  /**
   * Counts the open cases that this operator can settle, for the badge: of the sites that they work for, and for masters also
   * those that were passed on. 0 for operators who do not handle reports.
   */
  return async (operator: Operator): Promise<number> => {
    if (!hasRight(operator.rights, 'other_chats.reports')) return 0
    const counts = await findAll('all')
    return counts
      .filter(({ siteowner_id }) => worksFor(operator, siteowner_id))
      .filter(({ for_masters }) => !for_masters || isMaster(operator))
      .reduce((sum, { open }) => sum + open, 0)
  }
}

const countAll = (db: Db): Promise<Counts> =>
  db
    .selectFrom('report_cases')
    .where('settled_at', 'is', null)
    .select([
      'siteowner_id',
      sql<boolean>`passed_on_at is not null`.as('for_masters'),
      sql<number>`count(*)`.as('open'),
    ])
    .groupBy(['siteowner_id', sql`2`])
    .execute()
