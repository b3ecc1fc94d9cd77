import { levelSeeingOtherOperators } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { maySeeOthers } from './operator-asked.ts'

/**
 * The operators who are in a team now; null when none is asked for.
 * @throws {Refusal} when an operator below level 150 asks for one. Specification section 6
 */
export async function findTeam(
  db: Db,
  viewer: Operator,
  teamId: number | undefined,
): Promise<number[] | null> {
  if (teamId === undefined) return null
  if (!maySeeOthers(viewer)) throw new Refusal(viewer, { level: levelSeeingOtherOperators })
  const operators = await db
    .selectFrom('operators')
    .where('team_id', '=', teamId)
    .select('id')
    .orderBy('id')
    .execute()
  return operators.map(({ id }) => id)
}
