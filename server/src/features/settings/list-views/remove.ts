import { maxListViews } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findOrder, type ListViewRow, lockView, readView, withFreeName } from './queries.ts'
import { recordView } from './record.ts'

/** Removes a view. @throws {AppError} `view_not_found`, `not_allowed` */
export function removeListView(db: Db, operator: Operator, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockView(tx, operator, id)
    await tx.updateTable('list_views').set({ removed_at: sql<string>`now()` }).where('id', '=', id).execute()
    await recordView(tx, operator, 'list_view.remove', row)
  })
}

/** Restores a removed view at its place. @throws {AppError} `view_not_found`, `not_allowed`, `name_taken`, `too_many_views` */
export function restoreListView(db: Db, operator: Operator, id: number): Promise<ListViewRow> {
  return withFreeName(() =>
    transaction(db, async (tx) => {
      const row = await lockView(tx, operator, id, true)
      if ((await findOrder(tx, row)).length >= maxListViews) throw new AppError('too_many_views')
      await tx.updateTable('list_views').set({ removed_at: null }).where('id', '=', id).execute()
      await recordView(tx, operator, 'list_view.restore', row)
      return readView(tx, id)
    }),
  )
}
