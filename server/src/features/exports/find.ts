import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
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
