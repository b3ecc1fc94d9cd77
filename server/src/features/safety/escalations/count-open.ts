import { sql } from 'kysely'
import type { Caches } from '../../../platform/caches.ts'
import type { Db } from '../../../platform/database.ts'
import { openCounter } from '../../conversations/holds/open-counter.ts'

/** Counts the open escalations, for the badge. */
export const openEscalationCounter = (db: Db, caches: Caches) =>
  openCounter(caches, () =>
    db
      .selectFrom('escalations')
      .where('settled_at', 'is', null)
      .where('undone_at', 'is', null)
      .select(['siteowner_id', sql<number>`count(*)`.as('open')])
      .groupBy('siteowner_id')
      .execute(),
  )
