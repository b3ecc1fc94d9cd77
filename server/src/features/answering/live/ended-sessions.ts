import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isOpen } from '../../people/sign-in/session.ts'

/** Returns the ids of those sessions that have ended. */
export async function findEndedSessions(db: Db, sessionIds: number[]): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set()
  const open = await db
    .selectFrom('sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .where(sql<boolean>`s.id = any(${sessionIds}::bigint[])`)
    .where(isOpen)
    .where('o.suspended_at', 'is', null)
    .select('s.id')
    .execute()
  const stillOpen = new Set(open.map((session) => session.id))
  return new Set(sessionIds.filter((id) => !stillOpen.has(id)))
}
