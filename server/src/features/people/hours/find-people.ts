import { hasRight } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { sharesSiteowner } from '../../../platform/http/shares-siteowner.ts'
import { inNameOrder } from '../../../platform/name-order.ts'

/** A coach sees the hours of the own team; who manages operators sees those of every team. */
const maySeeTeam = (viewer: Operator, teamId: number) =>
  teamId === viewer.team.id || hasRight(viewer.rights, 'manage_operators')

const missing = (viewer: Operator, id: number) =>
  new Refusal(viewer, 'manage_operators', 'operator_not_found', { type: 'operator', id })

/** @throws {AppError} `operator_not_found`; it counts as a foreign id if the operator is in another team or works for other site owners */
export async function requireHoursOf(db: Db, viewer: Operator, id: number) {
  const found = await db
    .selectFrom('operators as o')
    .where('o.id', '=', id)
    .select(['o.id', 'o.name', 'o.team_id', sharesSiteowner(viewer).as('is_supervised')])
    .executeTakeFirst()
  if (!found) throw new AppError('operator_not_found')
  if (!found.is_supervised || !maySeeTeam(viewer, found.team_id)) throw missing(viewer, id)
  return found
}

/** The people of a team by name, and those of the viewer's own without one. @throws {Refusal} when it is not theirs */
export async function findTeamOfHours(db: Db, viewer: Operator, teamId = viewer.team.id) {
  if (!maySeeTeam(viewer, teamId)) throw new Refusal(viewer, 'manage_operators')
  const team = await db.selectFrom('teams').where('id', '=', teamId).select(['id', 'name']).executeTakeFirst()
  const people = await db
    .selectFrom('operators as o')
    .where('o.team_id', '=', teamId)
    .where(sharesSiteowner(viewer))
    .select(['o.id', 'o.name', sql<boolean>`o.suspended_at is not null`.as('is_suspended')])
    .orderBy(inNameOrder('o.name'))
    .orderBy('o.id')
    .execute()
  return { team: team ?? { id: teamId, name: '' }, people }
}
