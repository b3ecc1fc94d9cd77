import { type exportEscalations, kindsOfUrgency, type listEscalations, type QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, isAfterCursorAscending, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { isWithin } from '../../../platform/service-time.ts'
import { chatColumns } from '../../conversations/customers/people-columns.ts'
import { withExcerpts } from '../../supervision/message-reports/excerpts.ts'

export type EscalationRow = Awaited<ReturnType<typeof requireEscalation>>

type Filters = QueryOf<typeof exportEscalations>

/** The escalations that match and were not undone. */
function matching(db: Db, viewer: Operator, filters: Filters) {
  const isOpen = filters.state === 'open'
  const time = isOpen ? sql`e.opened_at` : sql`e.settled_at`
  let query = db
    .selectFrom('escalations as e')
    .where('e.settled_at', isOpen ? 'is' : 'is not', null)
    .where('e.undone_at', 'is', null)
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`e.siteowner_id`))
    query = query.where(condition)
  for (const condition of isWithin(filters, time)) query = query.where(condition)
  if (filters.urgency) query = query.where('e.kind', 'in', kindsOfUrgency(filters.urgency))
  if (filters.kind) query = query.where('e.kind', '=', filters.kind)
  if (filters.operator_id) query = query.where('e.by_id', '=', filters.operator_id)
  return query
}

/** One row for each escalation that matches. */
export const escalationIds = (db: Db, viewer: Operator, filters: Filters) =>
  matching(db, viewer, filters).select('e.id')

/** Escalations of the site owners that the viewer works for: open ones oldest first, settled ones latest first. */
export async function findEscalations(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: QueryOf<typeof listEscalations>,
  limit: number,
) {
  const isOpen = filters.state === 'open'
  const [time, id] = [isOpen ? sql<string>`e.opened_at` : sql<string>`e.settled_at`, sql`e.id`]
  const direction = isOpen ? 'asc' : 'desc'
  let page = matching(db, viewer, filters)
    .select(['e.id', time.as('listed_at')])
    .orderBy(time, direction)
    .orderBy('e.id', direction)
    .limit(limit + 1)
  if (cursor) page = page.where((isOpen ? isAfterCursorAscending : isAfterCursor)(cursor, time, id))
  const rows = await select(db)
    .innerJoin(page.as('page'), 'page.id', 'e.id')
    .select('page.listed_at')
    .orderBy('page.listed_at', direction)
    .orderBy('e.id', direction)
    .execute()
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.listed_at, row.id))
  return { items: await withExcerpts(db, items), next_cursor }
}

/** @throws {AppError} `escalation_not_found`, also for one that was undone or of another site owner */
export async function requireEscalation(db: Db, viewer: Operator, id: number) {
  let query = select(db).where('e.id', '=', id).where('e.undone_at', 'is', null)
  for (const condition of ofSiteowners(viewer, undefined, sql`e.siteowner_id`)) query = query.where(condition)
  const [row] = await withExcerpts(db, await query.execute())
  if (!row) throw new AppError('escalation_not_found')
  return row
}

const select = (db: Db) =>
  db
    .selectFrom('escalations as e')
    .innerJoin('conversations as c', 'c.id', 'e.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'e.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('siteowners as s', 's.id', 'e.siteowner_id')
    .innerJoin('holds as h', 'h.id', 'e.hold_id')
    .innerJoin('operators as b', 'b.id', 'e.by_id')
    .select([
      'e.id',
      'e.kind',
      'e.opened_at',
      'e.conversation_id',
      'e.message_id',
      'e.message_created_at',
      'e.suggested_words',
      'e.claimed_at',
      'e.outcome',
      'e.effect',
      'e.note',
      'e.settled_at',
      'e.settled_by',
      sql<string | null>`(select name from operators where id = e.settled_by)`.as('settled_by_name'),
      'e.assigned_to',
      'e.assigned_at',
      sql<string | null>`(select name from operators where id = e.assigned_to)`.as('assigned_name'),
      'c.language',
      ...chatColumns,
      'h.id as hold_id',
      'h.since as held_since',
      'h.released_at',
      'h.stays',
      'b.id as by_id',
      'b.name as by_name',
    ])
