import type { ListName } from '@panel/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { mayEditView, mayOpenList, seesView } from './policy.ts'

/** Whom a view belongs to. */
export type ViewOwner = { operator_id: number; team_id: null } | { operator_id: null; team_id: number }

export type ListViewRow = Awaited<ReturnType<typeof findListViews>>[number]

/** The hours in which a removed view can be restored. */
export const restoredWithin = sql<string>`now() - interval '1 day'`

const selectViews = (db: Db) =>
  db
    .selectFrom('list_views')
    .select([
      'id',
      'list',
      'operator_id',
      'team_id',
      'name',
      'search',
      'position',
      'updated_at',
      'removed_at',
    ])

/** The operator's own views of a list, then those of their team, each in their order. */
export async function findListViews(db: Db, operator: Operator, list: ListName) {
  if (!mayOpenList(operator, list)) return []
  const of = (owner: 'operator_id' | 'team_id', id: number) =>
    selectViews(db)
      .where(owner, '=', id)
      .where('list', '=', list)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
  return (await Promise.all([of('operator_id', operator.id), of('team_id', operator.team.id)])).flat()
}

/** Locks the views of an owner: those who change them at the same time wait for each other. */
export const lockViews = ({ operator_id, team_id }: Pick<ListViewRow, 'operator_id' | 'team_id'>, tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`list views ${operator_id} ${team_id}`}, 0))`.execute(
    tx,
  )

/** The ids of an owner's views of a list, in their order. */
export async function findOrder(tx: Tx, row: Pick<ListViewRow, 'operator_id' | 'team_id' | 'list'>) {
  const rows = await tx
    .selectFrom('list_views')
    .where('operator_id', 'is not distinct from', row.operator_id)
    .where('team_id', 'is not distinct from', row.team_id)
    .where('list', '=', row.list)
    .where('removed_at', 'is', null)
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * A view that the operator may change, with all views of its owner locked.
 * @param isRemoved a removed one, that can still be restored
 * @throws {AppError} `view_not_found`, `not_allowed`
 */
export async function lockView(
  tx: Tx,
  operator: Operator,
  id: number,
  isRemoved = false,
): Promise<ListViewRow> {
  const read = () =>
    selectViews(tx)
      .where('id', '=', id)
      .where('removed_at', isRemoved ? 'is not' : 'is', null)
      .$if(isRemoved, (query) => query.where('removed_at', '>', restoredWithin))
      .executeTakeFirst()
  const found = await read()
  if (!found || !seesView(operator, found)) throw new AppError('view_not_found')
  if (!mayEditView(operator, found))
    throw new Refusal(operator, 'share_views', 'not_allowed', { type: 'list_view', id })
  await lockViews(found, tx)
  const row = await read()
  if (!row) throw new AppError('view_not_found')
  return row
}

/** @throws {AppError} `name_taken`, when the statement gives a view a name that its owner uses in the list */
export async function withFreeName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'list_views_name')
      throw new AppError('name_taken')
    throw error
  }
}

export const readView = (tx: Tx, id: number): Promise<ListViewRow> =>
  selectViews(tx).where('id', '=', id).executeTakeFirstOrThrow()
