import type { exportSkips, listSkips, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'
import { peopleColumns } from '../../conversations/customers/people-columns.ts'

export type SkipRow = Awaited<ReturnType<typeof findSkips>>['items'][number]

/** The skips of the site owners that the viewer works for. */
function skipsMatching(db: Db, viewer: Pick<Operator, 'siteownerIds'>, filters: QueryOf<typeof exportSkips>) {
  let query = db.selectFrom('skips as s')
  for (const condition of isWithin(filters, sql`s.created_at`)) query = query.where(condition)
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`s.siteowner_id`))
    query = query.where(condition)
  if (filters.operator_id) query = query.where('s.operator_id', '=', filters.operator_id)
  if (filters.language) query = query.where('s.language', '=', filters.language)
  return query
}

/** One row for each skip that matches, in the order of the index by time. */
export const skipIds = (...asked: Parameters<typeof skipsMatching>) =>
  skipsMatching(...asked)
    .select('s.id')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')

/** Skips of conversations of the site owners that the viewer works for, latest first. */
export async function findSkips(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  filters: QueryOf<typeof listSkips>,
  limit: number,
) {
  let query = skipsMatching(db, viewer, filters)
    .innerJoin('conversations as c', 'c.id', 's.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select([
      's.id',
      's.created_at',
      's.reason_code',
      's.reason_words',
      'c.id as conversation_id',
      's.language',
      ...peopleColumns,
      'o.id as operator_id',
      'o.name as operator_name',
    ])
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
  if (filters.cursor) query = query.where(isAfterCursor(filters.cursor, sql`s.created_at`, sql`s.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.created_at, row.id))
}
