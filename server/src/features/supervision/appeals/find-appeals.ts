import type { listAppeals, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursorAscending, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { chatColumns } from '../../conversations/customers/people-columns.ts'

export type AppealRow = Awaited<ReturnType<typeof requireAppeal>>

/** Open appeals of the site owners that the viewer works for, oldest first. */
export async function findAppeals(
  db: Db,
  viewer: Operator,
  { cursor }: QueryOf<typeof listAppeals>,
  limit: number,
) {
  let page = select(db)
    .where('a.settled_at', 'is', null)
    .orderBy('a.opened_at')
    .orderBy('a.id')
    .limit(limit + 1)
  for (const condition of ofSiteowners(viewer, undefined, sql`a.siteowner_id`)) page = page.where(condition)
  if (cursor) page = page.where(isAfterCursorAscending(cursor, sql`a.opened_at`, sql`a.id`))
  return pageOf(await page.execute(), limit, (row) => cursorOfRow(row.opened_at, row.id))
}

/** @throws {AppError} `appeal_not_found`, also for one of another site owner */
export async function requireAppeal(db: Db, viewer: Operator, id: number) {
  let query = select(db).where('a.id', '=', id)
  for (const condition of ofSiteowners(viewer, undefined, sql`a.siteowner_id`)) query = query.where(condition)
  const row = await query.executeTakeFirst()
  if (!row) throw new AppError('appeal_not_found')
  return row
}

const select = (db: Db) =>
  db
    .selectFrom('appeals as a')
    .innerJoin('conversations as c', 'c.id', 'a.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'a.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'a.siteowner_id')
    .innerJoin('operators as b', 'b.id', 'a.operator_id')
    .leftJoin('operators as m', 'm.id', 'a.settled_by')
    .select([
      'a.id',
      'a.opened_at',
      'a.conversation_id',
      'a.body',
      'a.outcome',
      'a.note',
      'a.message_id',
      'a.settled_at',
      'a.settled_by',
      'm.name as settled_by_name',
      'c.language',
      ...chatColumns,
      'b.id as by_id',
      'b.name as by_name',
    ])
