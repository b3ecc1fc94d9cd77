import type { exportShowings, listShowings, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'

type Filters = QueryOf<typeof exportShowings>

function matching(db: Db, viewer: Operator, filters: Filters) {
  let query = db.selectFrom('disclosure_showings as w')
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`w.siteowner_id`))
    query = query.where(condition)
  for (const condition of isWithin(filters, sql`w.shown_at`)) query = query.where(condition)
  if (filters.language) query = query.where('w.language', '=', filters.language)
  if (filters.version) query = query.where('w.version', '=', filters.version)
  if (filters.customer)
    query = query.where(
      'w.customer_id',
      '=',
      sql<number>`(select cu.id from customers cu where cu.siteowner_id = ${filters.siteowner_id} and cu.external_id = ${filters.customer})`,
    )
  return query
}

/** One row for each showing that matches. */
export const showingIds = (db: Db, viewer: Operator, filters: Filters) =>
  matching(db, viewer, filters).select('w.id')

export type ShowingRow = Awaited<ReturnType<typeof findShowings>>['items'][number]

/** What customers of a site owner were shown, latest first. */
export async function findShowings(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: QueryOf<typeof listShowings>,
  limit: number,
) {
  let page = matching(db, viewer, filters)
    .select([
      'w.id',
      'w.customer_id',
      'w.siteowner_id',
      'w.language',
      'w.version',
      'w.shown_at',
      'w.reported_at',
    ])
    .orderBy('w.shown_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
  if (cursor) page = page.where(isAfterCursor(cursor, sql`w.shown_at`, sql`w.id`))
  const rows = await db
    .selectFrom(page.as('p'))
    .innerJoin('customers as cu', 'cu.id', 'p.customer_id')
    .select([
      'p.id',
      'p.shown_at',
      'p.reported_at',
      'p.language',
      'p.version',
      'cu.id as customer_id',
      'cu.name as customer_name',
      'cu.external_id',
      sql<boolean>`exists (select from disclosures d
        where d.siteowner_id = p.siteowner_id and d.language = p.language and d.version = p.version)`.as(
        'is_published',
      ),
      sql<number | null>`(select max(c.id) from conversations c where c.customer_id = cu.id)`.as(
        'conversation_id',
      ),
    ])
    .orderBy('p.shown_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
  return pageOf(rows, limit, (row) => cursorOfRow(row.shown_at, row.id))
}
