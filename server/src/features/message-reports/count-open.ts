import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'

/** Counts open reports of the sites that this operator works for, for the badge; 0 for operators who do not handle reports. */
export async function countOpenReports(db: Db, { rights, siteownerIds }: Operator): Promise<number> {
  if (!hasRight(rights, 'other_chats.reports')) return 0
  const { open } = await db
    .selectFrom('message_reports')
    .where('handled_at', 'is', null)
    .where(sql<boolean>`(${siteownerIds}::bigint[] is null or siteowner_id = any(${siteownerIds}::bigint[]))`)
    .select(sql<number>`count(*)`.as('open'))
    .executeTakeFirstOrThrow()
  return open
}
