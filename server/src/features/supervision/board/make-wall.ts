import { type InterfaceLanguage, maxWalls, wallDays } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { digestOf, newToken } from '../../../platform/secrets.ts'

/** A condition: wall `w` was not revoked and has not expired. */
export const isOpenWall = sql<boolean>`(w.revoked_at is null and w.expires_at > now())`

/**
 * Makes a link that shows the board on a wall screen.
 * @returns its token, which is not stored
 * @throws {AppError} `too_many_walls`
 */
export async function makeWall(db: Db, actor: Operator, language: InterfaceLanguage) {
  const token = newToken()
  return transaction(db, async (tx) => {
    // Of two links that are made at the same time, the second one counts the first.
    await tx.selectFrom('operators').where('id', '=', actor.id).select('id').forNoKeyUpdate().execute()
    const open = await tx
      .selectFrom('board_walls as w')
      .where('w.made_by', '=', actor.id)
      .where(isOpenWall)
      .select('w.id')
      .execute()
    if (open.length >= maxWalls) throw new AppError('too_many_walls')
    const made = await tx
      .insertInto('board_walls')
      .values({
        made_by: actor.id,
        token_hash: digestOf(token),
        language,
        expires_at: sql<string>`now() + make_interval(days => ${sql.lit(wallDays)})`,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'board.make_wall',
      subject: { type: 'operator', id: actor.id },
      details: { wall_id: made.id },
    })
    return { ...made, token }
  })
}
