import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Caches } from '../../platform/caches.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

type Counts = { siteowner_id: number; open: number }[]

/** Counts the open reports once for all operators who ask. */
export function openReportCounter(db: Db, caches: Caches) {
  const findAll = caches.open({
    load: async (_: 'all'[]) => [await countAll(db)],
    changedBy: ({ topic }) => topic === 'reports',
  })

  /** Counts open reports of the sites that this operator works for, for the badge; 0 for operators who do not handle reports. */
  return async ({ rights, siteownerIds }: Operator): Promise<number> => {
    if (!hasRight(rights, 'other_chats.reports')) return 0
    const counts = await findAll('all')
    return counts
      .filter(({ siteowner_id }) => siteownerIds === null || siteownerIds.includes(siteowner_id))
      .reduce((sum, { open }) => sum + open, 0)
  }
}

const countAll = (db: Db): Promise<Counts> =>
  db
    .selectFrom('message_reports')
    .where('handled_at', 'is', null)
    .select(['siteowner_id', sql<number>`count(*)`.as('open')])
    .groupBy('siteowner_id')
    .execute()
