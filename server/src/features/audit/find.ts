import type { listAuditLog, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { isWithin } from '../../platform/period.ts'

export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>['items'][number]

/**
 * Entries of the audit log, latest first. A viewer who works for some site owners sees those of these site owners, and those of
 * the operators who work for one of them.
 */
export async function findAuditEntries(
  db: Db,
  viewer: Pick<Operator, 'siteownerIds'>,
  filters: QueryOf<typeof listAuditLog>,
  limit: number,
) {
  const [at, id] = [sql`a.at`, sql`a.id`]
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('operators as o', 'o.id', 'a.operator_id')
    .leftJoin('siteowners as s', 's.id', 'a.siteowner_id')
    .select([
      'a.id',
      'a.at',
      'a.action',
      'a.subject_type',
      'a.subject_id',
      'a.details',
      'a.operator_id',
      'o.name as operator_name',
      's.id as siteowner_id',
      's.name as siteowner_name',
      sql<string | null>`case a.subject_type
        when 'operator' then (select name from operators where id = a.subject_id)
        when 'siteowner' then (select name from siteowners where id = a.subject_id) end`.as('subject_name'),
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
  for (const condition of isWithin(filters, at)) query = query.where(condition)
  const { siteownerIds } = viewer
  if (siteownerIds)
    query = query.where(
      sql<boolean>`(a.siteowner_id = any(${siteownerIds}::bigint[])
        or a.siteowner_id is null and o.siteowner_ids && ${siteownerIds}::bigint[])`,
    )
  if (filters.operator_id) query = query.where('a.operator_id', '=', filters.operator_id)
  if (filters.action) query = query.where('a.action', '=', filters.action)
  if (filters.subject_type) query = query.where('a.subject_type', '=', filters.subject_type)
  if (filters.word_list) query = query.where(sql<boolean>`a.details ->> 'list' = ${filters.word_list}`)
  if (filters.subject_id) query = query.where('a.subject_id', '=', filters.subject_id)
  if (filters.cursor) query = query.where(isAfterCursor(filters.cursor, at, id))
  return pageOf(await query.execute(), limit, (row) => cursorOfRow(row.at, row.id))
}
