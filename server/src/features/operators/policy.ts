import { type ActRefusal, hasRight, mayGrantLevel, maySeeOperatorName } from '@panel/contract'
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
 * Whether the viewer works for all of these site owners; null means all that exist. Only then they may let an operator work for
 * them, or act on an operator who does. An operator without any would be out of sight of a viewer who works for some.
 */
export function worksForAllOf(
  { siteownerIds }: Pick<Operator, 'siteownerIds'>,
  ids: readonly number[] | null,
) {
  if (siteownerIds === null) return true
  return ids !== null && ids.length > 0 && ids.every((id) => siteownerIds.includes(id))
}

/** Why the actor may not act on an operator; null if they may: they work for all site owners of the operator, whose level does not exceed theirs. */
export function refusalToActOn(
  actor: Pick<Operator, 'rights' | 'level' | 'siteownerIds'>,
  {
    level_id,
    rights,
    siteowner_ids,
  }: { level_id: number; rights: readonly string[]; siteowner_ids: readonly number[] | null },
): ActRefusal | null {
  if (!worksForAllOf(actor, siteowner_ids)) return 'works_beyond_yours'
  return mayManageLevel(actor, { id: level_id, rights }) ? null : 'rights_above_yours'
}

export const managesOperators = (rights: readonly string[]) => hasRight(rights, 'manage_operators')
