import type { exportHolds, listHolds, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'

type Filters = QueryOf<typeof exportHolds>

/** A condition: the hold `h` is in force. One whose time is over is released by a job within a minute. */
const isInForce = sql<boolean>`h.released_at is null`

function matching(db: Db, viewer: Operator, filters: Filters) {
  const isOpen = filters.state === 'open'
  let query = db.selectFrom('holds as h').where(isOpen ? isInForce : sql<boolean>`h.released_at is not null`)
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`h.siteowner_id`))
    query = query.where(condition)
  for (const condition of isWithin(filters, isOpen ? sql`h.since` : sql`h.released_at`))
    query = query.where(condition)
  if (filters.kind) query = query.where('h.kind', '=', filters.kind)
  if (filters.operator_id) query = query.where('h.created_by', '=', filters.operator_id)
  return query
}

/** One row for each hold that matches. */
export const holdIds = (db: Db, viewer: Operator, filters: Filters) =>
  matching(db, viewer, filters).select('h.id')

export type HoldRow = Awaited<ReturnType<typeof findHolds>>['items'][number]

/** Holds of the site owners that the viewer works for, latest first: by their beginning, or by their release. */
export async function findHolds(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: QueryOf<typeof listHolds>,
  limit: number,
) {
  const time = filters.state === 'open' ? sql<string>`h.since` : sql<string>`h.released_at`
  let page = matching(db, viewer, filters)
    .select(['h.id', time.as('listed_at')])
    .orderBy(time, 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1)
  if (cursor) page = page.where(isAfterCursor(cursor, time, sql`h.id`))
  const rows = await select(db)
    .innerJoin(page.as('page'), 'page.id', 'h.id')
    .select('page.listed_at')
    .orderBy('page.listed_at', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
  return pageOf(rows, limit, (row) => cursorOfRow(row.listed_at, row.id))
}

const select = (db: Db) =>
  db
    .selectFrom('holds as h')
    .innerJoin('customers as cu', 'cu.id', 'h.customer_id')
    .innerJoin('siteowners as s', 's.id', 'cu.siteowner_id')
    .leftJoin('operators as b', 'b.id', 'h.created_by')
    .leftJoin('operators as r', 'r.id', 'h.released_by')
    .select([
      'h.id',
      'h.kind',
      'h.since',
      'h.until',
      'h.stays',
      'h.released_at',
      'h.release_reason',
      'b.id as by_id',
      'b.name as by_name',
      'r.id as released_by_id',
      'r.name as released_by_name',
      'cu.id as customer_id',
      'cu.name as customer_name',
      's.id as siteowner_id',
      's.name as siteowner_name',
      sql<number>`(select count(*) from conversations c where c.customer_id = cu.id)`.as('chat_count'),
      sql<number | null>`coalesce(
        (select e.conversation_id from escalations e where e.customer_id = cu.id and e.hold_id = h.id order by e.id desc limit 1),
        (select max(c.id) from conversations c where c.customer_id = cu.id))`.as('conversation_id'),
      sql<number | null>`(select max(e.id) from escalations e
        where e.customer_id = cu.id and e.hold_id = h.id and e.settled_at is null and e.undone_at is null)`.as(
        'escalation_id',
      ),
    ])
