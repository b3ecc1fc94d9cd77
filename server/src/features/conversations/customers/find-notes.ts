import { pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { requireVisibleCustomer } from './require-visible.ts'

/** Columns of `customer_notes as n` joined with `operators as o`. */
export const noteColumns = [
  'n.id',
  'n.body',
  'n.operator_id',
  'o.name as operator_name',
  'n.created_at',
] as const

/** A page of notes, newest first. @throws {AppError} `customer_not_found` */
export async function findNotes(
  db: Db,
  operator: Operator,
  customerId: number,
  { limit, cursor }: { limit: number; cursor?: number },
) {
  await requireVisibleCustomer(db, operator, customerId)
  let query = db
    .selectFrom('customer_notes as n')
    .innerJoin('operators as o', 'o.id', 'n.operator_id')
    .where('n.customer_id', '=', customerId)
    .where('n.deleted_at', 'is', null)
    .select(noteColumns)
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) query = query.where('n.id', '<', cursor)
  return pageOf(await query.execute(), limit, ({ id }) => id)
}
