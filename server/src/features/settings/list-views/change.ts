import type { BodyOf, listViewEndpoints } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type ListViewRow, lockView, readView, withFreeName } from './queries.ts'
import { recordView } from './record.ts'

type Change = BodyOf<(typeof listViewEndpoints)['changeListView']>

/** Changes the name or the filters of a view. @throws {AppError} `view_not_found`, `not_allowed`, `name_taken`, `edited_meanwhile` */
export function changeListView(
  db: Db,
  operator: Operator,
  id: number,
  { name, search, seen }: Change,
): Promise<ListViewRow> {
  return withFreeName(() =>
    transaction(db, async (tx) => {
      const before = await lockView(tx, operator, id)
      const wanted = { name: name ?? before.name, search: search ?? before.search }
      const isSame =
        wanted.name === before.name && JSON.stringify(wanted.search) === JSON.stringify(before.search)
      // A request can be repeated.
      if (isSame) return before
      if (before.updated_at !== seen) throw new AppError('edited_meanwhile')
      await tx
        .updateTable('list_views')
        .set({
          name: wanted.name,
          search: JSON.stringify(wanted.search),
          updated_at: sql<string>`clock_timestamp()`,
        })
        .where('id', '=', id)
        .execute()
      await recordView(tx, operator, 'list_view.change', before, {
        before: { name: before.name, search: before.search },
        after: wanted,
      })
      return readView(tx, id)
    }),
  )
}
