import {
  type listUnansweredInquiries,
  mastersSeeAfter,
  type QueryOf,
  type UnansweredInquiry,
} from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursorAscending, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { chatColumns, presentChat } from '../../conversations/customers/people-columns.ts'

/** The customers of the viewer's site owners who have waited too long for a true answer, the longest wait first. */
export async function findUnanswered(
  db: Db,
  viewer: Operator,
  { cursor }: QueryOf<typeof listUnansweredInquiries>,
  limit: number,
) {
  let page = db
    .selectFrom('inquiries as n')
    .innerJoin('conversations as c', 'c.id', 'n.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'n.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'n.siteowner_id')
    .leftJoin('operators as b', 'b.id', 'n.marked_by')
    .where('n.closed_at', 'is', null)
    .where('n.opened_at', '<=', sql<string>`now() - make_interval(mins => ${mastersSeeAfter})`)
    .select([
      'n.id',
      'n.kind',
      'n.message_id',
      'n.opened_at',
      'n.conversation_id',
      'c.language',
      ...chatColumns,
      'b.id as by_id',
      'b.name as by_name',
    ])
    .orderBy('n.opened_at')
    .orderBy('n.id')
    .limit(limit + 1)
  for (const condition of ofSiteowners(viewer, undefined, sql`n.siteowner_id`)) page = page.where(condition)
  if (cursor) page = page.where(isAfterCursorAscending(cursor, sql`n.opened_at`, sql`n.id`))
  const { items, next_cursor } = pageOf(await page.execute(), limit, (row) =>
    cursorOfRow(row.opened_at, row.id),
  )
  return {
    items: items.map(
      (row): UnansweredInquiry => ({
        id: row.id,
        kind: row.kind,
        message_id: row.message_id,
        opened_at: row.opened_at,
        by: presentNamed(viewer, row.by_id, row.by_name),
        ...presentChat(row),
      }),
    ),
    next_cursor,
  }
}
