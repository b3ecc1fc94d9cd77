import { type ActRefusal, hasRight, mayGrantLevel, maySeeOperatorName } from '@panel/contract'
import type { Operator } from '../../../platform/http/access.ts'

/** Whether the viewer may change operators of an account level: neither its number nor its rights exceed their own. */
export const mayManageLevel = (
  viewer: Pick<Actor, 'rights' | 'level'>,
  level: { id: number; rights: readonly string[] },
): boolean => mayGrantLevel({ permissionsId: viewer.level.id, rights: viewer.rights }, level)

/** Whether the viewer may see the names of all operators. Specification section 6. */
export const seesNames = (viewer: Operator): boolean =>
  maySeeOperatorName({ id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id }, -1)

/**
 * Whether the viewer works for all of these site owners; null means all that exist. Only then they may let an operator work for
 * them, or act on an operator who does. An operator without any would be out of sight of a viewer who works for some.
 */
export function worksForAllOf({ siteownerIds }: Pick<Actor, 'siteownerIds'>, ids: readonly number[] | null) {
  if (siteownerIds === null) return true
  return ids !== null && ids.length > 0 && ids.every((id) => siteownerIds.includes(id))
}

type Actor = {
  level: { id: number }
  rights: readonly string[]
  siteownerIds: readonly number[] | null
}

/** Why the actor may not act on an operator; null if they may: they work for all site owners of the operator, whose level does not exceed theirs. */
export function refusalToActOn(actor: Actor, { level_id, rights, siteowner_ids }: Giver): ActRefusal | null {
  if (!worksForAllOf(actor, siteowner_ids)) return 'works_beyond_yours'
  return mayManageLevel(actor, { id: level_id, rights }) ? null : 'rights_above_yours'
}

/** An operator who can give levels and site owners to others. */
export type Giver = { level_id: number; rights: readonly string[]; siteowner_ids: readonly number[] | null }

/** Whether a change leaves something that somebody could give before, and nobody can give now: a right, a number, a site owner. */
export const losesGiver = (before: readonly Giver[], after: readonly Giver[]): boolean =>
  before.some((one) => !after.some((other) => givesAsMuch(other, one)))

const givesAsMuch = (one: Giver, other: Giver) =>
  refusalToActOn(
    { level: { id: one.level_id }, rights: one.rights, siteownerIds: one.siteowner_ids },
    other,
  ) === null

export const managesOperators = (rights: readonly string[]) => hasRight(rights, 'manage_operators')
