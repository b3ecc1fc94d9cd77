import type { listOpenHandovers, OpenHandover, QueryOf, Reason } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursorAscending, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { chatColumns, presentChat } from '../../conversations/customers/people-columns.ts'
import { presentReason } from '../../settings/reasons/stored-reason.ts'
import { withExcerpts } from '../../supervision/message-reports/excerpts.ts'

/** The conversations that wait for a master without an escalation or an appeal, the longest wait first. */
export async function findOpenHandovers(
  db: Db,
  viewer: Operator,
  { cursor }: QueryOf<typeof listOpenHandovers>,
  limit: number,
) {
  let page = db
    .selectFrom('handovers as h')
    .innerJoin('conversations as c', 'c.id', 'h.conversation_id')
    .innerJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'c.siteowner_id')
    .leftJoin('operators as b', 'b.id', 'h.operator_id')
    .where('h.ended_at', 'is', null)
    .where('q.held', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appeals as a')
            .whereRef('a.handover_id', '=', 'h.id')
            .where('a.settled_at', 'is', null)
            .select('a.id'),
        ),
      ),
    )
    .select([
      'h.id',
      'h.created_at as opened_at',
      'h.reason_code',
      'h.reason_words',
      sql<
        Reason[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('reason_code', k.reason_code, 'reason_words', k.reason_words) order by k.id), '[]') from skips k where k.conversation_id = c.id and k.handover_id = h.id)`.as(
        'skip_reasons',
      ),
      'c.id as conversation_id',
      'c.language',
      'c.last_customer_message_id as message_id',
      'c.last_customer_message_at as message_created_at',
      ...chatColumns,
      'b.id as by_id',
      'b.name as by_name',
    ])
    .orderBy('h.created_at')
    .orderBy('h.id')
    .limit(limit + 1)
  for (const condition of ofSiteowners(viewer, undefined, sql`c.siteowner_id`)) page = page.where(condition)
  if (cursor) page = page.where(isAfterCursorAscending(cursor, sql`h.created_at`, sql`h.id`))
  const { items, next_cursor } = pageOf(await page.execute(), limit, (row) =>
    cursorOfRow(row.opened_at, row.id),
  )
  const rows = await withExcerpts(db, items)
  return {
    items: rows.map(
      (row): OpenHandover => ({
        id: row.id,
        opened_at: row.opened_at,
        by: presentNamed(viewer, row.by_id, row.by_name),
        reasons: (row.skip_reasons.length > 0 ? row.skip_reasons : [row]).map(presentReason),
        text: row.message_text,
        ...presentChat(row),
      }),
    ),
    next_cursor,
  }
}
