import type { getCustomerChats, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { worksFor } from '../../platform/http/works-for.ts'
import { requireSiteownerOf } from './customers/require-siteowner.ts'

export type ChatRow = Awaited<ReturnType<typeof findCustomerChats>>['items'][number]

const pageSize = 50

/**
 * The conversations of a customer, newest message first.
 * @throws {AppError} `customer_not_found`, also for a customer of a site owner that this operator does not work for
 */
export async function findCustomerChats(
  db: Db,
  viewer: Operator,
  customerId: number,
  { cursor, limit = pageSize }: QueryOf<typeof getCustomerChats>,
) {
  if (!worksFor(viewer, await requireSiteownerOf(db, customerId))) {
    const subject = { type: 'customer', id: customerId } as const
    throw new Refusal(viewer, 'other_chats.overview', 'customer_not_found', subject)
  }
  const at = sql<string>`coalesce(c.last_message_at, c.created_at)`
  let query = db
    .selectFrom('conversations as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .leftJoin('operators as h', 'h.id', 'q.operator_id')
    .where('c.customer_id', '=', customerId)
    .select([
      'c.id',
      'c.status',
      'q.opened',
      'p.id as profile_id',
      'p.name as profile_name',
      at.as('at'),
      'c.message_count',
      'q.expires_at',
      'h.id as holder_id',
      'h.name as holder_name',
    ])
    .orderBy(at, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where(isAfterCursor(cursor, at, sql`c.id`))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.at, row.id))
}
