import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'
import type { BoardActs } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { canBeUndone } from '../../../platform/undo-time.ts'

/** Acts that the board shows. */
const shownActs = 5

/** Stores what a coach did, so that it can be undone. */
export function storeAct(tx: Tx, actor: Operator, act: Omit<Insertable<BoardActs>, 'by_id'>) {
  return tx
    .insertInto('board_acts')
    .values({ ...act, by_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Locks an act of this coach that can still be undone, and marks it as undone. @throws {AppError} `undo_too_late` */
export async function undoableAct(tx: Tx, actor: Operator, id: number): Promise<Selectable<BoardActs>> {
  const act = await tx
    .updateTable('board_acts')
    .set({ undone_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('by_id', '=', actor.id)
    .where('undone_at', 'is', null)
    .where(canBeUndone('acted_at'))
    .returningAll()
    .executeTakeFirst()
  if (!act) throw new AppError('undo_too_late')
  return act
}

/** What this coach did on the board in the last day, latest first, without what was undone. */
export function findActs(db: Db, { id }: Operator) {
  return db
    .selectFrom('board_acts as b')
    .leftJoin('operators as o', 'o.id', 'b.operator_id')
    .where('b.by_id', '=', id)
    .where('b.undone_at', 'is', null)
    .where('b.acted_at', '>', sql<string>`now() - interval '1 day'`)
    .select([
      'b.id',
      'b.kind',
      'b.acted_at',
      'b.conversation_id',
      'b.language',
      'b.asked',
      'b.reason',
      'o.id as operator_id',
      'o.name as operator_name',
    ])
    .orderBy('b.id', 'desc')
    .limit(shownActs)
    .execute()
}
