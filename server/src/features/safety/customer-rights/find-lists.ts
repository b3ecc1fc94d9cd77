import type { ListedErasure, ListedLegalHold, listErasures, listLegalHolds, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { selectErasures, selectLegalHolds } from './columns.ts'
import { presentErasure, presentLegalHold } from './present.ts'

type Page<Item> = { items: Item[]; next_cursor: string | null }

/** Erasures of the site owners that the viewer works for, latest first. */
export async function findErasures(
  db: Db,
  viewer: Operator,
  { cursor, siteowner_id }: QueryOf<typeof listErasures>,
  limit: number,
): Promise<Page<ListedErasure>> {
  let query = selectErasures(db)
    .innerJoin('siteowners as so', 'so.id', 'e.siteowner_id')
    .select(['e.customer_id', 'so.id as siteowner_id', 'so.name as siteowner_name'])
    .orderBy('e.asked_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
  for (const condition of ofSiteowners(viewer, siteowner_id, sql`e.siteowner_id`))
    query = query.where(condition)
  if (cursor) query = query.where(isAfterCursor(cursor, sql`e.asked_at`, sql`e.id`))
  const { items, next_cursor } = pageOf(await query.execute(), limit, (row) =>
    cursorOfRow(row.asked_at, row.id),
  )
  return {
    items: items.map((row) => ({
      ...presentErasure(viewer, row),
      customer: { id: row.customer_id, name: `#${row.customer_id}` },
      siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    })),
    next_cursor,
  }
}

/** Legal holds of customers of the site owners that the viewer works for, latest first. */
export async function findLegalHolds(
  db: Db,
  viewer: Operator,
  { cursor, state, siteowner_id }: QueryOf<typeof listLegalHolds>,
  limit: number,
): Promise<Page<ListedLegalHold>> {
  let query = selectLegalHolds(db)
    .innerJoin('customers as cu', 'cu.id', 'l.customer_id')
    .innerJoin('siteowners as so', 'so.id', 'cu.siteowner_id')
    .where('l.lifted_at', state === 'open' ? 'is' : 'is not', null)
    .select([
      'l.customer_id',
      'cu.name as customer_name',
      'so.id as siteowner_id',
      'so.name as siteowner_name',
    ])
    .orderBy('l.set_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
  for (const condition of ofSiteowners(viewer, siteowner_id, sql`cu.siteowner_id`))
    query = query.where(condition)
  if (cursor) query = query.where(isAfterCursor(cursor, sql`l.set_at`, sql`l.id`))
  const { items, next_cursor } = pageOf(await query.execute(), limit, (row) =>
    cursorOfRow(row.set_at, row.id),
  )
  return {
    items: items.map((row) => ({
      ...presentLegalHold(viewer, row),
      customer: { id: row.customer_id, name: row.customer_name },
      siteowner: { id: row.siteowner_id, name: row.siteowner_name },
    })),
    next_cursor,
  }
}
