import type { listProfileSetChanges, ProfileSetAct, QueryOf, SetChange } from '@panel/contract'
import { sql } from 'kysely'
import { pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { historyActions } from './load.ts'
import { requireSet } from './set.ts'

/** The changes of a set with their operators, latest first, from the audit log. @throws {AppError} `profile_set_not_found` */
export async function listChanges(
  db: Db,
  viewer: Operator,
  id: number,
  { cursor, limit = 20 }: QueryOf<typeof listProfileSetChanges>,
): Promise<{ items: SetChange[]; next_cursor: number | null }> {
  await requireSet(db, viewer, id)
  let query = db
    .selectFrom('audit_log as a')
    .leftJoin('operators as o', 'o.id', 'a.operator_id')
    .where('a.subject_type', '=', 'profile_set')
    .where('a.subject_id', '=', id)
    .where('a.action', '=', sql<string>`any(${historyActions}::text[])`)
    .select(['a.id', 'a.at', 'a.action', 'a.details', 'a.operator_id', 'o.name'])
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where('a.id', '<', cursor)
  const { items, next_cursor } = pageOf(await query.execute(), limit, (row) => row.id)
  return {
    items: items.map((row) => ({
      id: row.id,
      at: row.at,
      by: presentNamed(viewer, row.operator_id, row.name),
      // The casts: only operations of this folder write these actions, with these details.
      act: row.action.slice('profile_set.'.length) as ProfileSetAct,
      details: presentDetails(row.details as Details),
    })),
    next_cursor,
  }
}

type Value = SetChange['details']['before']
type Details = Omit<SetChange['details'], 'field' | 'before' | 'after'> & {
  before?: Record<string, Value>
  after?: Record<string, Value>
}

/** An entry changes at most one field. */
function presentDetails({ before, after, ...others }: Details): SetChange['details'] {
  const [field] = Object.keys(after ?? {})
  return field === undefined
    ? others
    : { ...others, field, before: before?.[field] ?? null, after: after?.[field] ?? null }
}
