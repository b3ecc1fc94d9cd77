import { hasRight, mayGrantLevel, maySeeOperatorName } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'

/** Whether the viewer may change operators of an account level: neither its number nor its rights exceed their own. */
export const mayManageLevel = (
  viewer: Pick<Operator, 'rights' | 'level'>,
  level: { id: number; rights: readonly string[] },
): boolean => mayGrantLevel({ permissionsId: viewer.level.id, rights: viewer.rights }, level)

/** Whether the viewer may see the names of all operators. Specification section 6. */
export const seesNames = (viewer: Operator): boolean =>
  maySeeOperatorName({ id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id }, -1)

/**
 * Whether the viewer may let an operator work for these site owners; null means all that exist. An operator without any would be
 * out of sight of a viewer who works for some.
 */
export function mayAssignTo({ siteownerIds }: Pick<Operator, 'siteownerIds'>, ids: readonly number[] | null) {
  if (siteownerIds === null) return true
  return ids !== null && ids.length > 0 && ids.every((id) => siteownerIds.includes(id))
}

export const managesOperators = (rights: readonly string[]) => hasRight(rights, 'manage_operators')
