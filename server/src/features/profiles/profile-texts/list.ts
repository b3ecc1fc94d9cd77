import { listPageSize, type listProfileTexts, type QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, isAfterCursorAscending, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isWithinReach, selectTexts, type TextRow } from './text-rows.ts'

/** A page of the texts with a status that this operator may read. Those that wait longest come first; approved ones last. */
export async function listTexts(
  db: Db,
  viewer: Operator,
  { status, cursor, limit = listPageSize }: QueryOf<typeof listProfileTexts>,
) {
  const isApproved = status === 'approved'
  // An approved text has its status since it was approved.
  const at = isApproved ? sql`t.approved_at` : sql`t.waiting_since`
  const direction = isApproved ? sql`desc` : sql`asc`
  const id = sql`t.id`
  const isAfter = isApproved ? isAfterCursor : isAfterCursorAscending
  const after = cursor === undefined ? sql`` : sql`and ${isAfter(cursor, at, id)}`
  const { rows } = await sql<TextRow>`
    ${selectTexts(viewer)}
    where t.status = ${status} and ${isWithinReach(viewer)} ${after}
    order by ${at} ${direction}, t.id ${direction} limit ${limit + 1}`.execute(db)
  return pageOf(rows, limit, (row) => cursorOfRow(row.waiting_since, row.id))
}
