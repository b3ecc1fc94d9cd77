import type { ListedConversation } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { isInForce } from '../../conversations/customers/holds.ts'
import { peopleColumns } from '../../conversations/customers/people-columns.ts'
import type { Filters } from './conditions.ts'
import { type PageRow, selectPage, type Viewer } from './find-page.ts'

export type ListedRow = Awaited<ReturnType<typeof findConversations>>['items'][number]

const pageSize = 50

/** The conversations of the Chat overview that match all filters, newest message first. Missing filters have their defaults. */
export async function findConversations(db: Db, viewer: Viewer, filters: Filters) {
  const limit = filters.limit ?? pageSize
  const rows = await db
    .selectFrom(sql<PageRow>`(${selectPage(viewer, filters, limit + 1)})`.as('page'))
    .innerJoin('conversations as c', 'c.id', 'page.id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .leftJoin('operators as h', 'h.id', 'q.operator_id')
    .leftJoin('operators as o', 'o.id', 'c.last_operator_id')
    .select([
      'c.id',
      'c.status',
      'q.opened',
      ...peopleColumns,
      'o.id as operator_id',
      'o.name as operator_name',
      'h.id as holder_id',
      'h.name as holder_name',
      'q.expires_at',
      'c.language',
      'c.poke_count',
      'c.message_count',
      'c.first_message_at',
      'page.last_message_at',
      sql<number>`(select count(*) from conversation_operators w where w.conversation_id = c.id)`.as(
        'operator_count',
      ),
      sql<ListedConversation['holds']>`(select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'until',
          to_char(o.until at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by o.id), '[]')
        from holds o where o.customer_id = c.customer_id and ${isInForce('o')})`.as('holds'),
    ])
    .orderBy('page.last_message_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute()
  return pageOf(rows, limit, (row) => cursorOfRow(row.last_message_at, row.id))
}
