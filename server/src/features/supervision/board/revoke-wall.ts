import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { type Db, transaction } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { viewerActsOn } from '../../people/operators/acts-on.ts'
import { isOpenWall } from './make-wall.ts'

/** Ends a link of a wall screen: one's own, or that of an operator on whom the actor may act. @throws {AppError} `wall_ended` */
export async function revokeWall(db: Db, actor: Operator, id: number) {
  await transaction(db, async (tx) => {
    const wall = await tx
      .selectFrom('board_walls as w')
      .innerJoin('operators as o', 'o.id', 'w.made_by')
      .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
      .where('w.id', '=', id)
      .where(isOpenWall)
      .select(['w.made_by', viewerActsOn(actor).as('is_managed')])
      .forUpdate('w')
      .executeTakeFirst()
    if (!wall) throw new AppError('wall_ended')
    const isManaged = wall.is_managed && hasRight(actor.rights, 'manage_operators')
    if (wall.made_by !== actor.id && !isManaged)
      throw new Refusal(actor, 'manage_operators', 'wall_ended', { type: 'operator', id: wall.made_by })
    await tx
      .updateTable('board_walls')
      .set({ revoked_at: sql<string>`now()`, revoked_by: actor.id })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      operatorId: actor.id,
      action: 'board.revoke_wall',
      subject: { type: 'operator', id: wall.made_by },
      details: { wall_id: id },
    })
  })
}
