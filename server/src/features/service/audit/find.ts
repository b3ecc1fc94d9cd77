import type { listAuditLog, QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isWithin } from '../../../platform/service-time.ts'

type Viewer = Pick<Operator, 'siteownerIds'>
type Filters = QueryOf<typeof listAuditLog>

export type AuditRow = {
  id: number
  at: string
  action: string
  subject_type: string
  subject_id: number | null
  details: unknown
  operator_id: number | null
  operator_name: string | null
  siteowner_id: number | null
  siteowner_name: string | null
  subject_name: string | null
  conversation_id: number | null
  profile_name: string | null
  customer_id: number | null
  customer_name: string | null
}

/**
 * Entries of the audit log, latest first. A viewer who works for some site owners sees those of these site owners, and those of
 * the operators who work for one of them.
 */
export async function findAuditEntries(db: Db, viewer: Viewer, filters: Filters, limit: number) {
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.action, a.subject_type, a.subject_id, a.details, a.operator_id, o.name as operator_name,
      s.id as siteowner_id, s.name as siteowner_name,
      case a.subject_type
        when 'operator' then (select name from operators where id = a.subject_id)
        when 'level' then (select name from permissions where id = a.subject_id)
        when 'team' then (select name from teams where id = a.subject_id)
        when 'gift' then (select name from gifts where id = a.subject_id)
        when 'siteowner' then (select name from siteowners where id = a.subject_id) end as subject_name,
      c.id as conversation_id, p.name as profile_name, cu.id as customer_id, cu.name as customer_name
    from (${selectEntries(viewer, filters, limit + 1)} ${newest(limit + 1)}) a
    left join operators o on o.id = a.operator_id
    left join siteowners s on s.id = a.siteowner_id
    left join conversations c on c.id = ${conversationOf} and ${maySee(viewer, sql`c.siteowner_id`)}
    left join profiles p on p.id = c.profile_id
    left join customers cu on cu.id = case a.subject_type when 'customer' then a.subject_id else c.customer_id end
      and ${maySee(viewer, sql`cu.siteowner_id`)}
    order by a.at desc, a.id desc`.execute(db)
  return pageOf(rows, limit, (row) => cursorOfRow(row.at, row.id))
}

/** The chat of an entry: its subject, or the one of its message. */
const conversationOf = sql`case when a.subject_type = 'conversation' then a.subject_id
  when a.details ? 'conversation_id' then (a.details ->> 'conversation_id')::bigint end`

const maySee = ({ siteownerIds }: Viewer, siteownerId: RawBuilder<unknown>) =>
  sql<boolean>`(${siteownerIds}::bigint[] is null or ${siteownerId} = any(${siteownerIds}::bigint[]))`

/** Entries that match, up to this many, to be counted: without columns, and in no order, because sorting would take most of the time. */
export const matchingEntries = (viewer: Viewer, filters: Filters, most: number) =>
  sql`select from (${selectEntries(viewer, filters, most)}) a limit ${most}`

const newest = (limit: number) => sql`order by a.at desc, a.id desc limit ${limit}`

/**
 * The newest entries of each place where they are searched, in no order. One site owner can have few of very many, so the entries of each are searched by an index that has the site
 * owner; 0 stands for none. A viewer of all site owners needs that only where such an index is also the one of the filter.
 */
function selectEntries(viewer: Viewer, filters: Filters, limit: number): RawBuilder<unknown> {
  const { siteownerIds } = viewer
  const conditions = conditionsOf(filters)
  if (filters.conversation_id !== undefined || filters.customer_id !== undefined)
    return selectOfCustomer(filters, [...conditions, maySee(viewer, sql`a.siteowner_id`)], limit)
  const hasIndex = filters.operator_id !== undefined || filters.action !== undefined
  if (!siteownerIds && (filters.subject_id !== undefined || !hasIndex))
    return sql`select a.* from (select a.* from audit_log a ${whereAll(conditions)} ${newest(limit)}) a`
  const places = siteownerIds
    ? sql`select unnest(${[...new Set(siteownerIds)]}::bigint[]) as id`
    : sql`select id from siteowners union all select 0`
  const ofPlace = sql<boolean>`coalesce(a.siteowner_id, 0) = p.id`
  const ofSiteowners = sql`
    select a.* from (${places}) p cross join lateral (
      select a.* from audit_log a ${whereAll([ofPlace, ...conditions])} ${newest(limit)}) a`
  if (!siteownerIds) return ofSiteowners
  const ofNone = [
    sql<boolean>`coalesce(a.siteowner_id, 0) = 0`,
    isNotSent,
    // Looked up for each entry: an index of operators would find all entries of these operators, to sort them. With one operator as the
    // filter, it is looked up once.
    sql<boolean>`(select w.siteowner_ids && ${siteownerIds}::bigint[] from operators w where w.id = ${filters.operator_id ?? sql`a.operator_id`})`,
    sql<boolean>`exists (select from operators w where w.siteowner_ids && ${siteownerIds}::bigint[])`,
  ]
  return sql`
    select a.* from (${ofSiteowners} union all
      (select a.* from audit_log a ${whereAll([...ofNone, ...conditions])} ${newest(limit)})) a`
}

/** Entries about a chat or the chats of a customer: each subject is searched in its index, and their messages by the chat in the details. */
function selectOfCustomer(
  { conversation_id: chat, customer_id: customer }: Filters,
  conditions: RawBuilder<boolean>[],
  limit: number,
): RawBuilder<unknown> {
  const found = [
    ...(chat === undefined ? [] : [sql<boolean>`c.id = ${chat}`]),
    ...(customer === undefined ? [] : [sql<boolean>`c.customer_id = ${customer}`]),
  ]
  const chats = sql`select c.id from conversations c ${whereAll(found)}`
  const subjects = sql`select 'conversation' as type, id from (${chats}) c
    ${customer === undefined || chat !== undefined ? sql`` : sql`union all select 'customer', ${customer}::bigint`}`
  const ofSubject = [sql<boolean>`a.subject_type = s.type`, sql<boolean>`a.subject_id = s.id`]
  const ofMessages = [
    sql<boolean>`(a.details ->> 'conversation_id')::bigint = c.id`,
    sql<boolean>`a.details ? 'conversation_id'`,
    sql<boolean>`a.subject_type <> 'conversation'`,
    isNotSent,
  ]
  return sql`
    select a.* from (select a.* from (${subjects}) s cross join lateral (
      select a.* from audit_log a ${whereAll([...ofSubject, ...conditions])} ${newest(limit)}) a
    union all
    select a.* from (${chats}) c cross join lateral (
      select a.* from audit_log a ${whereAll([...ofMessages, ...conditions])} ${newest(limit)}) a) a`
}

/** Sent messages have a site owner, and are of the type `message`. */
const isNotSent = sql<boolean>`a.action <> 'message.send'`

function conditionsOf(filters: Filters): RawBuilder<boolean>[] {
  const [at, id] = [sql`a.at`, sql`a.id`]
  const { operator_id, action, subject_type, subject_id, word_list, cursor } = filters
  return [
    ...isWithin(filters, at),
    ...(operator_id === undefined ? [] : [sql<boolean>`a.operator_id = ${operator_id}`]),
    ...(action === undefined ? [] : [sql<boolean>`a.action = ${action}`]),
    // Some indexes do not have sent messages: three of four entries, which are no action of the filter.
    ...(action === undefined && (subject_type === undefined || subject_type === 'message')
      ? []
      : [isNotSent]),
    ...(subject_type === undefined ? [] : [sql<boolean>`a.subject_type = ${subject_type}`]),
    ...(word_list === undefined ? [] : [sql<boolean>`a.details ->> 'list' = ${word_list}`]),
    ...(subject_id === undefined ? [] : [sql<boolean>`a.subject_id = ${subject_id}`]),
    ...(cursor === undefined ? [] : [isAfterCursor(cursor, at, id)]),
  ]
}

const whereAll = (conditions: RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
