import { levelSeeingOtherOperators, type SavedReplyOwner } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'

type OwnerColumns = { operator_id: number | null; team_id: number | null }
type Viewer = Pick<Operator, 'id' | 'team' | 'level'>

export const ownerOf = (reply: Pick<OwnerColumns, 'operator_id'>): SavedReplyOwner =>
  reply.operator_id === null ? 'team' : 'own'

/** Whether the reply belongs to this operator or to their team. */
export function maySee(operator: Viewer, reply: OwnerColumns): boolean {
  return reply.operator_id === operator.id || reply.team_id === operator.team.id
}

/** Whether this operator may add, change and remove replies of their team: from level `levelSeeingOtherOperators` on. */
export function mayEditTeam(operator: Pick<Operator, 'level'>): boolean {
  return operator.level.id >= levelSeeingOtherOperators
}

/** Whether this operator may change and remove a reply that they can see. */
export function mayEdit(operator: Viewer, reply: OwnerColumns): boolean {
  return maySee(operator, reply) && (ownerOf(reply) === 'own' || mayEditTeam(operator))
}
