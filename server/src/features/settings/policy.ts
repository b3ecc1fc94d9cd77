import { hasRight } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'
import { maySeeOthers } from '../../platform/http/operator-asked.ts'

/** Whether the operator may know this team: their own, or all of them who see the work of others or manage operators. */
export const seesTeam = (viewer: Pick<Operator, 'level' | 'rights' | 'team'>, team: number): boolean =>
  team === viewer.team.id || maySeeOthers(viewer) || hasRight(viewer.rights, 'manage_operators')
