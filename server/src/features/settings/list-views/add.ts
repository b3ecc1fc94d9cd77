import { type BodyOf, type ListName, type listViewEndpoints, maxListViews } from '@panel/contract'
import { type Db, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { mayShareViews } from './policy.ts'
import { findOrder, type ListViewRow, lockViews, readView, type ViewOwner, withFreeName } from './queries.ts'
import { recordView } from './record.ts'

/**
 * Saves a view of the operator, or of their team. Only who may open the list sees it.
 * @throws {AppError} `not_allowed`, `name_taken`, `too_many_views`
 */
export function addListView(
  db: Db,
  operator: Operator,
  list: ListName,
  { owner: of, name, search }: BodyOf<(typeof listViewEndpoints)['addListView']>,
): Promise<ListViewRow> {
  if (of === 'team' && !mayShareViews(operator)) throw new Refusal(operator, 'share_views')
  const owner: ViewOwner =
    of === 'team'
      ? { operator_id: null, team_id: operator.team.id }
      : { operator_id: operator.id, team_id: null }
  return withFreeName(() =>
    transaction(db, async (tx) => {
      await lockViews(owner, tx)
      const others = await findOrder(tx, { ...owner, list })
      if (others.length >= maxListViews) throw new AppError('too_many_views')
      const { id } = await tx
        .insertInto('list_views')
        .values({ ...owner, list, name, search: JSON.stringify(search), position: others.length + 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const row = await readView(tx, id)
      await recordView(tx, operator, 'list_view.add', row)
      return row
    }),
  )
}
