import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findOrder, lockView } from './queries.ts'
import { recordView } from './record.ts'

/**
 * Moves a view in front of another one of the same owner.
 * @param before id of the view that follows; null for the end
 * @throws {AppError} `view_not_found`, `not_allowed`
 */
export function moveListView(db: Db, operator: Operator, id: number, before: number | null): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockView(tx, operator, id)
    const order = await findOrder(tx, row)
    if (before === id) return
    if (before !== null && !order.includes(before)) throw new AppError('view_not_found')
    const others = order.filter((each) => each !== id)
    const [from, to] = [order.indexOf(id), before === null ? others.length : others.indexOf(before)]
    if (from === to) return
    await sql`
      update list_views v set position = o.position
      from unnest(${others.toSpliced(to, 0, id)}::bigint[]) with ordinality as o (id, position)
      where v.id = o.id and v.position <> o.position`.execute(tx)
    await recordView(tx, operator, 'list_view.move', row, { from: from + 1, to: to + 1 })
  })
}
