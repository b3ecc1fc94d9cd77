import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isOfTeam } from './find-team-exports.ts'
import { selectExports } from './select-exports.ts'

export type ExportRow = Awaited<ReturnType<typeof findExports>>[number]

/** The exports of an operator, latest first. */
export const findExports = (db: Db, { id }: Pick<Operator, 'id'>) =>
  selectExports(db).where('e.operator_id', '=', id).orderBy('e.id', 'desc').execute()

/** @throws {AppError} `export_not_found`, also for an export of somebody else */
export async function requireExport(db: Db, actor: Operator, id: number): Promise<ExportRow> {
  const row = await selectExports(db)
    .where('e.id', '=', id)
    .where('e.operator_id', '=', actor.id)
    .executeTakeFirst()
  if (!row) throw new AppError('export_not_found')
  return row
}

/** The same, and locks it. A part that is being stored comes before or after what this transaction does. */
export async function lockExport(tx: Tx, actor: Operator, id: number): Promise<ExportRow> {
  await sql`select from exports where id = ${id} and operator_id = ${actor.id} for update`.execute(tx)
  return requireExport(tx, actor, id)
}

/**
 * An export that the viewer may download as far as it is theirs, or one of their team while they read the work of others. Locks it.
 * @throws {AppError} `export_not_found`
 */
export async function lockDownload(tx: Tx, actor: Operator, id: number): Promise<ExportRow> {
  await sql`select from exports where id = ${id} for update`.execute(tx)
  const mayReadOthers = hasRight(actor.rights, 'reviews.view')
  if (!mayReadOthers || !(await isOfTeam(tx, actor, id))) return requireExport(tx, actor, id)
  return selectExports(tx).where('e.id', '=', id).executeTakeFirstOrThrow()
}
