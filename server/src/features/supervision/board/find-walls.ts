import { hasRight, maxBoardRows } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'
import { viewerActsOn } from '../../people/operators/acts-on.ts'
import { isOpenWall } from './make-wall.ts'

/** The links of wall screens that work, latest first: own ones, and those of operators on whom the viewer may act. */
export async function findWalls(db: Db, viewer: Operator) {
  const managesOthers = hasRight(viewer.rights, 'manage_operators')
  const rows = await db
    .selectFrom('board_walls as w')
    .innerJoin('operators as o', 'o.id', 'w.made_by')
    .innerJoin('permissions as p', 'p.id', 'o.permissions_id')
    .where(isOpenWall)
    .where((is) =>
      managesOthers
        ? is.or([is('w.made_by', '=', viewer.id), viewerActsOn(viewer)])
        : is('w.made_by', '=', viewer.id),
    )
    .select(['w.id', 'w.made_at', 'w.expires_at', 'w.last_seen_at', 'o.id as operator_id', 'o.name'])
    .orderBy('w.id', 'desc')
    .limit(maxBoardRows)
    .execute()
  return {
    items: rows.map(({ operator_id, name, ...wall }) => ({
      ...wall,
      made_by: presentOperator(viewer, { id: operator_id, name }),
    })),
  }
}
