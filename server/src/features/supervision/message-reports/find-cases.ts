import { type exportReportCases, hasRight, type listReportCases, type QueryOf } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'
import { chatColumns } from '../../conversations/customers/people-columns.ts'
import { withExcerpts } from './excerpts.ts'

export type CaseRow = Awaited<ReturnType<typeof requireCase>>

type Filters = QueryOf<typeof exportReportCases>

/** Whether this operator may settle the cases that were passed on to the masters. */
export const isMaster = ({ rights }: Pick<Operator, 'rights'>) => hasRight(rights, 'other_chats.handover')

/** The cases that match, in the order of their index. */
function casesMatching(db: Db, viewer: Operator, filters: Filters) {
  const isOpen = filters.state === 'open'
  const time = isOpen ? sql`rc.opened_at` : sql`rc.settled_at`
  let query = db.selectFrom('report_cases as rc').where('rc.settled_at', isOpen ? 'is' : 'is not', null)
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`rc.siteowner_id`))
    query = query.where(condition)
  for (const condition of isWithin(filters, time)) query = query.where(condition)
  if (filters.reason_id) query = query.where('rc.reason_id', '=', filters.reason_id)
  if (filters.operator_id) query = query.where('rc.writer_id', '=', filters.operator_id)
  if (filters.source) query = query.where('rc.is_complaint', '=', filters.source === 'site')
  if (filters.founded) query = query.where('rc.outcome', '<>', 'unfounded')
  if (filters.assignee === 'me')
    query = query.where(isOpen ? 'rc.assignee_id' : 'rc.settled_by', '=', viewer.id)
  if (filters.assignee === 'nobody') query = query.where('rc.assignee_id', 'is', null)
  return query
}

/** One row for each case that matches. */
export const caseIds = (db: Db, viewer: Operator, filters: Filters) =>
  casesMatching(db, viewer, filters).select('rc.id')

/** The first column of `report_cases_open`: urgent cases come first. */
const isCalm = sql<boolean>`not rc.is_urgent`

/** A condition: the open case is after the one of the cursor, in the order of `report_cases_open`. */
function isAfterOpenCase(cursor: string): RawBuilder<boolean> {
  const [openedAt, id] = cursor.split('_')
  return sql<boolean>`(${isCalm}, rc.opened_at, rc.id) > (
    (select not before.is_urgent from report_cases before where before.id = ${id}::bigint), ${openedAt}::timestamptz, ${id}::bigint)`
}

/** Cases of the site owners that the viewer works for: open ones with the urgent and the oldest first, settled ones latest first. */
export async function findCases(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: QueryOf<typeof listReportCases>,
  limit: number,
) {
  const isOpen = filters.state === 'open'
  const time = isOpen ? sql<string>`rc.opened_at` : sql<string>`rc.settled_at`
  const direction = isOpen ? 'asc' : 'desc'
  let page = casesMatching(db, viewer, filters)
    .select(['rc.id', time.as('listed_at')])
    .$if(isOpen, (open) => open.orderBy(isCalm))
    .orderBy(time, direction)
    .orderBy('rc.id', direction)
    .limit(limit + 1)
  if (cursor) page = page.where(isOpen ? isAfterOpenCase(cursor) : isAfterCursor(cursor, time, sql`rc.id`))
  const rows = await selectCases(db)
    .innerJoin(page.as('page'), 'page.id', 'rc.id')
    .select('page.listed_at')
    .$if(isOpen, (open) => open.orderBy(isCalm))
    .orderBy('page.listed_at', direction)
    .orderBy('rc.id', direction)
    .execute()
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.listed_at, row.id))
  return { items: await withExcerpts(db, items), next_cursor }
}

/** @throws {AppError} `report_case_not_found`, also for a case of a site owner that the viewer does not work for */
export async function requireCase(db: Db, viewer: Operator, id: number) {
  let query = selectCases(db).where('rc.id', '=', id)
  for (const condition of ofSiteowners(viewer, undefined, sql`rc.siteowner_id`))
    query = query.where(condition)
  const [row] = await withExcerpts(db, await query.execute())
  if (!row) throw new AppError('report_case_not_found')
  return row
}

/** A subquery: PostgreSQL chooses the order of at most eight joined tables. */
const nameOf = (operatorId: string) =>
  sql<string | null>`(select name from operators where id = ${sql.ref(operatorId)})`

/** A case with the names of everybody who has to do with it. */
const selectCases = (db: Db) =>
  db
    .selectFrom('report_cases as rc')
    .innerJoin('conversations as c', 'c.id', 'rc.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'rc.siteowner_id')
    .select([
      'rc.id',
      'rc.message_id',
      'rc.message_created_at',
      'rc.conversation_id',
      'rc.reason_id',
      'rc.report_count',
      'rc.is_urgent',
      'rc.is_complaint',
      'rc.opened_at',
      'rc.outcome',
      'rc.note',
      'rc.settled_at',
      'rc.passed_on_at',
      'c.language',
      ...chatColumns,
      'rc.writer_id',
      nameOf('rc.writer_id').as('writer_name'),
      'rc.assignee_id',
      nameOf('rc.assignee_id').as('assignee_name'),
      'rc.passed_on_by',
      nameOf('rc.passed_on_by').as('passed_on_by_name'),
      'rc.settled_by',
      nameOf('rc.settled_by').as('settled_by_name'),
      sql<
        { id: number; name: string }[]
      >`(select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by r.id)
        from message_reports r join operators o on o.id = r.operator_id where r.case_id = rc.id)`.as(
        'reporters',
      ),
    ])
