import { conversationFilterDefaults, type listConversations, type QueryOf } from '@panel/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Conversations } from '../../platform/database-types.ts'
import type { Operator } from '../../platform/http/access.ts'
import { peopleColumns } from '../customers/people-columns.ts'

type Filters = QueryOf<typeof listConversations>
export type ListedRow = Awaited<ReturnType<typeof findConversations>>['items'][number]

const pageSize = 50
const { days, customerDays, pokes, messages, status } = conversationFilterDefaults

/** The conversations of the Chat overview that match all filters, newest message first. Missing filters have their defaults. */
export async function findConversations(db: Db, viewer: Operator, filters: Filters) {
  const limit = filters.limit ?? pageSize
  const statuses = new Set<string>(filters.status ?? status)
  const isOpened = sql<boolean>`coalesce(q.opened, true)`
  let query = db
    .selectFrom('conversations as c')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('queue_items as q', 'q.conversation_id', 'c.id')
    .leftJoin('operators as h', 'h.id', 'q.operator_id')
    .leftJoin('operators as o', 'o.id', 'c.last_operator_id')
    .where('c.last_message_at', 'is not', null)
    .where('c.status', 'in', storedStatuses(statuses))
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
      sql<string>`c.last_message_at`.as('last_message_at'),
      sql<number>`(select count(*) from conversation_operators w where w.conversation_id = c.id)`.as(
        'operator_count',
      ),
    ])
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)

  if (statuses.has('unread') !== statuses.has('unanswered')) {
    const isOfStatus = statuses.has('unread') ? sql<boolean>`not ${isOpened}` : isOpened
    query = query.where(sql<boolean>`(c.status <> 'open' or ${isOfStatus})`)
  }
  if (viewer.siteownerIds)
    query = query.where(sql<boolean>`c.siteowner_id = any(${viewer.siteownerIds}::bigint[])`)
  if (filters.siteowner_id) query = query.where('c.siteowner_id', '=', filters.siteowner_id)
  if (filters.language) query = query.where('c.language', '=', filters.language)
  if (filters.message_type) query = query.where('c.last_message_type', '=', filters.message_type)
  if (filters.operator_id)
    query = query.where(sql<boolean>`exists (select from conversation_operators w
      where w.conversation_id = c.id and w.operator_id = ${filters.operator_id})`)
  if (filters.member_type === 'paid') query = query.where('cu.member_type', '=', 'premium')
  if (filters.member_type === 'free') query = query.where('cu.member_type', '=', 'trial')

  const messagesFrom = filters.messages_min ?? messages[0]
  const messagesTo = filters.messages_max ?? messages[1]
  if (messagesFrom >= 0) query = query.where('c.message_count', '>=', messagesFrom)
  if (messagesTo >= 0) query = query.where('c.message_count', '<=', messagesTo)
  query = query
    .where('c.poke_count', '>=', filters.pokes_min ?? pokes[0])
    .where('c.poke_count', '<=', filters.pokes_max ?? pokes[1])
    .where(isDaysAgo(sql`c.last_message_at`, filters.days_min ?? days[0], filters.days_max ?? days[1]))
  const [customerFrom, customerTo] = [
    filters.customer_days_min ?? customerDays[0],
    filters.customer_days_max ?? customerDays[1],
  ]
  // The time in the thread, or the time of arrival until the job has computed the first one.
  const customerAt = sql`coalesce(c.last_customer_time, c.last_customer_message_at)`
  const isCustomerDaysAgo = isDaysAgo(customerAt, customerFrom, customerTo)
  // The default range includes customers who have never written; any other range excludes them.
  const isDefault = customerFrom === customerDays[0] && customerTo === customerDays[1]
  query = query.where(
    isDefault
      ? sql<boolean>`(c.last_customer_message_at is null or ${isCustomerDaysAgo})`
      : isCustomerDaysAgo,
  )
  if (filters.cursor) query = query.where(isAfterCursor(filters.cursor, sql`c.last_message_at`, sql`c.id`))

  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.last_message_at, row.id))
}

/** The table has three statuses. Whether an open conversation is `unread` is on its queue item. */
function storedStatuses(statuses: Set<string>): Selectable<Conversations>['status'][] {
  const isOpen = statuses.has('unread') || statuses.has('unanswered')
  const closed = (['ignored', 'answered'] as const).filter((status) => statuses.has(status))
  return [...(isOpen ? (['open'] as const) : []), ...closed]
}

/** A condition: the time is `from` to `to` whole days ago; today is day 0. */
function isDaysAgo(at: RawBuilder<unknown>, from: number, to: number) {
  return sql<boolean>`(${at} <= now() - make_interval(days => ${from}::int) and ${at} > now() - make_interval(days => ${to + 1}::int))`
}
