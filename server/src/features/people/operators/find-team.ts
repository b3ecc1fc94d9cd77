import { levelSeeingOtherOperators } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { maySeeOthers } from '../../../platform/http/operator-asked.ts'

/**
 * The operators of a team; null when none is asked for.
 * @throws {Refusal} when an operator below level 150 asks for one. Specification section 6
 */
export async function findTeam(
  db: Db,
  viewer: Operator,
  teamId: number | undefined,
): Promise<number[] | null> {
  if (teamId === undefined) return null
  if (!maySeeOthers(viewer)) throw new Refusal(viewer, { level: levelSeeingOtherOperators })
  return writersOfTeam(db, teamId)
}

/** The operators who are in a team now and have written or skipped something. */
export async function writersOfTeam(db: Db, teamId: number): Promise<number[]> {
  const operators = await db
    .selectFrom('operators as o')
    .where('team_id', '=', teamId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('message_stats_daily as d').whereRef('d.operator_id', '=', 'o.id')),
        exists(selectFrom('skips as s').whereRef('s.operator_id', '=', 'o.id')),
      ]),
    )
    .select('id')
    .orderBy('id')
    .execute()
  return operators.map(({ id }) => id)
}
