import { countedRows, type ListedConversation } from '@panel/contract'
import { sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import { countUpTo } from '../../../platform/exported-list.ts'
import { utcText } from '../../../platform/utc-text.ts'
import { findCustomersNamed } from '../../conversations/customers/find-named.ts'
import { isInForce } from '../../conversations/customers/holds.ts'
import { peopleColumns } from '../../conversations/customers/people-columns.ts'
import type { Filters } from './conditions.ts'
import { cursorOf, findPage, isWaitingItem, selectMatching, type Viewer } from './find-page.ts'

export type ListedRow = Awaited<ReturnType<typeof findRows>>[number]

const pageSize = 50

/** The conversations of the Chat overview that match all filters, in the order of the filters. Missing filters have their defaults. */
export async function findConversations(db: Db, viewer: Viewer, filters: Filters) {
  const limit = filters.limit ?? pageSize
  const found = await findPage(db, { viewer, filters, limit: limit + 1 })
  const { items, next_cursor } = pageOf(found, limit, (row) => cursorOf(row, filters))
  return {
    items: await findRows(
      db,
      Array.from(items, ({ id }) => id),
    ),
    next_cursor,
  }
}

/** Customers of a search by name, and the newest conversations of each. */
const [mostCustomers, mostOfEach] = [10, 3] as const

/** The newest conversations of the customers whose names begin so. */
export async function findNamedConversations(db: Db, viewer: Viewer, search: string) {
  const customers = await findCustomersNamed(db, viewer, search, mostCustomers)
  const found = await sql<{ id: number }>`
    select c.id from unnest(${customers}::bigint[]) cu (id)
    cross join lateral (
      select id, last_message_at from conversations where customer_id = cu.id and last_message_at is not null
      order by last_message_at desc, id desc limit ${mostOfEach}) c
    order by c.last_message_at desc, c.id desc`.execute(db)
  return findRows(
    db,
    found.rows.map(({ id }) => id),
  )
}

/** Counts the conversations that match all filters. */
export async function countConversations(db: Db, viewer: Viewer, filters: Filters) {
  const count = await countUpTo(db, selectMatching(viewer, filters), countedRows + 1)
  return { count: Math.min(count, countedRows), more: count > countedRows }
}

/** The newest message of an operator has not reached the customer, and is not tried again. */
const isUndelivered = sql<boolean>`exists (
  select from deliveries d where d.message_id = c.last_operator_message_id and d.status = 'dead')`

/** The rows of a page, in the order of their ids. */
function findRows(db: Db, ids: number[]) {
  return db
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'page'>(
        sql`page (id, place)`,
      ),
    )
    .innerJoin('conversations as c', 'c.id', 'page.id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .leftJoin('operators as h', 'h.id', 'q.operator_id')
    .leftJoin('operators as o', 'o.id', 'c.last_operator_id')
    .select([
      'c.id',
      isUndelivered.as('is_undelivered'),
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
      // The cast: a listed conversation has a message.
      sql<string>`c.last_message_at`.as('last_message_at'),
      sql<string | null>`case when ${isWaitingItem} then q.due_at end`.as('waiting_since'),
      sql<
        string | null
      >`(select w.created_at from handovers w where w.conversation_id = c.id and w.ended_at is null)`.as(
        'handed_over_at',
      ),
      sql<number>`(select count(*) from conversation_operators w where w.conversation_id = c.id)`.as(
        'operator_count',
      ),
      sql<ListedConversation['holds']>`(select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'until',
          ${utcText(sql`o.until`)}) order by o.id), '[]')
        from holds o where o.customer_id = c.customer_id and ${isInForce('o')})`.as('holds'),
    ])
    .orderBy('page.place')
    .execute()
}
