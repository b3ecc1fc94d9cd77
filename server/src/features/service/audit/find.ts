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
        when 'siteowner' then (select name from siteowners where id = a.subject_id) end as subject_name
    from (${selectEntries(viewer, filters, limit + 1)} ${newest(limit + 1)}) a
    left join operators o on o.id = a.operator_id
    left join siteowners s on s.id = a.siteowner_id
    order by a.at desc, a.id desc`.execute(db)
  return pageOf(rows, limit, (row) => cursorOfRow(row.at, row.id))
}

/** Entries that match, up to this many, to be counted: without columns, and in no order, because sorting would take most of the time. */
export const matchingEntries = (viewer: Viewer, filters: Filters, most: number) =>
  sql`select from (${selectEntries(viewer, filters, most)}) a limit ${most}`

const newest = (limit: number) => sql`order by a.at desc, a.id desc limit ${limit}`

/**
 * The newest entries of each place where they are searched, in no order. One site owner can have few of very many, so the entries of each are searched by an index that has the site
 * owner; 0 stands for none. A viewer of all site owners needs that only where such an index is also the one of the filter.
 */
function selectEntries({ siteownerIds }: Viewer, filters: Filters, limit: number): RawBuilder<unknown> {
  const conditions = conditionsOf(filters)
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
