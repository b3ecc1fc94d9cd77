import type { listOperatorNotes as endpoint, HandlerResultOf, OperatorNote } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { requireSupervised } from './require-managed.ts'

/** Makes sure that the actor may read and write notes about an operator. @throws {AppError} `operator_not_found`, `own_account` */
export async function requireOther(db: Db, actor: Operator, operatorId: number) {
  await requireSupervised(db, actor, operatorId)
  if (operatorId === actor.id) throw new AppError('own_account')
}

const notes = (db: Db) =>
  db
    .selectFrom('operator_notes as n')
    .innerJoin('operators as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.body', 'n.created_at', 'n.edited_at', 'a.id as author_id', 'a.name as author_name'])

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

const present = (row: NoteRow, viewer: Operator): OperatorNote => ({
  id: row.id,
  text: row.body,
  author: presentOperator(viewer, { id: row.author_id, name: row.author_name }),
  is_own: row.author_id === viewer.id,
  at: row.created_at,
  edited_at: row.edited_at,
})

/** An operator, as far as whoever writes notes sees them. */
async function findSubject(db: Db, viewer: Operator, id: number) {
  const row = await db
    .selectFrom('operators as o')
    .innerJoin('teams as t', 't.id', 'o.team_id')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where('o.id', '=', id)
    .select(['o.id', 'o.name', 't.id as team_id', 't.name as team', 'p.id as level_id', 'p.name as level'])
    .executeTakeFirstOrThrow()
  return {
    ...presentOperator(viewer, { id: row.id, name: row.name }),
    team: { id: row.team_id, name: row.team },
    level: { id: row.level_id, name: row.level },
  }
}

/** An operator and the notes about them, newest first. @throws {AppError} `operator_not_found`, `own_account` */
export async function findNotes(
  db: Db,
  viewer: Operator,
  operatorId: number,
  cursor: string | undefined,
  limit: number,
): Promise<HandlerResultOf<typeof endpoint>> {
  await requireOther(db, viewer, operatorId)
  let query = notes(db)
    .where('n.operator_id', '=', operatorId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where(isAfterCursor(cursor, sql`n.created_at`, sql`n.id`))
  const page = pageOf(await query.execute(), limit, (row) => cursorOfRow(row.created_at, row.id))
  const operator = await findSubject(db, viewer, operatorId)
  return { ...page, items: page.items.map((row) => present(row, viewer)), operator }
}

export async function findNote(db: Db, viewer: Operator, noteId: number): Promise<OperatorNote> {
  return present(await notes(db).where('n.id', '=', noteId).executeTakeFirstOrThrow(), viewer)
}
