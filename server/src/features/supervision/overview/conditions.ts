import { conversationFilterDefaults, type listConversations, type QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'

export type Filters = QueryOf<typeof listConversations>
type Condition = RawBuilder<boolean>

const { days, customerDays, pokes, messages } = conversationFilterDefaults

/**
 * The conditions of these filters on conversation `c`, except those on its site owner, its operators and its place in the list. Missing filters have their
 * defaults. The indexes `conversations_listed` and `conversations_waiting` have every column of them; conditions on other tables
 * are subqueries of one row, so that PostgreSQL checks them last, and only for rows that match the others.
 */
export function conditionsOf(filters: Filters): Condition[] {
  const conditions = [sql<boolean>`c.last_message_at is not null`, hasStatus(statusesOf(filters))]
  if (filters.language) conditions.push(sql`c.language = ${filters.language}`)
  if (filters.message_type) conditions.push(sql`c.last_message_type = ${filters.message_type}`)
  const messagesFrom = filters.messages_min ?? messages[0]
  const messagesTo = filters.messages_max ?? messages[1]
  if (messagesFrom >= 0) conditions.push(sql`c.message_count >= ${messagesFrom}`)
  if (messagesTo >= 0) conditions.push(sql`c.message_count <= ${messagesTo}`)
  conditions.push(
    sql`c.poke_count between ${filters.pokes_min ?? pokes[0]} and ${filters.pokes_max ?? pokes[1]}`,
    isDaysAgo(sql`c.last_message_at`, filters.days_min ?? days[0], filters.days_max ?? days[1]),
    isCustomerDaysAgo(
      filters.customer_days_min ?? customerDays[0],
      filters.customer_days_max ?? customerDays[1],
    ),
  )
  if (filters.member_type === 'paid') conditions.push(hasMemberType('premium'))
  if (filters.member_type === 'free') conditions.push(hasMemberType('trial'))
  return conditions
}

export const statusesOf = (filters: Filters) =>
  new Set<string>(filters.status ?? conversationFilterDefaults.status)

/** Whether conversations are among them that wait for an answer. */
export const hasOpen = (statuses: Set<string>) => statuses.has('unread') || statuses.has('unanswered')

/**
 * The table has three statuses; whether an open conversation is `unread` is on its queue item. The statuses are literals:
 * PostgreSQL uses a partial index only if it sees the values.
 */
function hasStatus(statuses: Set<string>): Condition {
  const isUnread = sql<boolean>`exists (select from queue_items q where q.conversation_id = c.id and not q.opened)`
  const stored = (['ignored', 'answered'] as const).filter((status) => statuses.has(status))
  const listed = (values: string[]) =>
    sql<boolean>`c.status in (${sql.join(values.map((value) => sql.lit(value)))})`
  if (!hasOpen(statuses)) return listed(stored)
  const all = stored.length === 2 ? sql<boolean>`true` : listed(['open', ...stored])
  if (statuses.has('unread') && statuses.has('unanswered')) return all
  return sql`${all} and (c.status <> 'open' or ${statuses.has('unread') ? isUnread : sql`not ${isUnread}`})`
}

const hasMemberType = (type: 'premium' | 'trial'): Condition =>
  sql`(select cu.member_type from customers cu where cu.id = c.customer_id) = ${type}`

/** The default range includes customers who have never written; any other range excludes them. */
function isCustomerDaysAgo(from: number, to: number): Condition {
  const isWithin = isDaysAgo(sql`c.last_customer_time`, from, to)
  if (from !== customerDays[0] || to !== customerDays[1]) return isWithin
  return sql`(c.last_customer_time is null or ${isWithin})`
}

/** A condition: the time is `from` to `to` whole days ago; today is day 0. */
const isDaysAgo = (at: RawBuilder<unknown>, from: number, to: number): Condition =>
  sql`(${at} <= ${daysAgo(from)} and ${at} > ${daysAgo(to + 1)})`

/** A subquery: it is computed once, and not for each row. */
const daysAgo = (days: number) => sql<string>`(select now() - make_interval(days => ${days}::int))`
