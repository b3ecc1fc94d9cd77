import type { listAwayTimes, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'

export type AwayRow = Awaited<ReturnType<typeof findAwayTimes>>['items'][number]

const pageSize = 50

/** Breaks of the operators that the viewer supervises, latest first. Pauses are nobody's business, and rests are in the hours. */
export async function findAwayTimes(db: Db, viewer: Operator, filters: QueryOf<typeof listAwayTimes>) {
  const limit = filters.limit ?? pageSize
  let query = db
    .selectFrom('away_times as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .where(sharesSiteowner(viewer))
    .where('a.is_pause', '=', false)
    .where('a.counts_as_work', '=', true)
    .select([
      'a.id',
      'a.operator_id',
      'o.name as operator_name',
      'a.reason_code',
      'a.reason_words',
      'a.started_at',
      'a.ends_at',
      sql<string | null>`coalesce(a.ended_at, case when a.ends_at <= now() then a.ends_at end)`.as(
        'ended_at',
      ),
    ])
    .orderBy('a.started_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
  if (filters.open) query = query.where('a.ended_at', 'is', null).where('a.ends_at', '>', sql<string>`now()`)
  if (filters.operator_id) query = query.where('a.operator_id', '=', filters.operator_id)
  if (filters.cursor) query = query.where(isAfterCursor(filters.cursor, sql`a.started_at`, sql`a.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.started_at, row.id))
}
