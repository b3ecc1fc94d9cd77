import { levelSeeingOtherOperators } from '@panel/contract'
import { type Operator, Refusal } from './access.ts'

/** Whether this operator may see the work of others. Specification section 6. */
export const maySeeOthers = ({ level }: Pick<Operator, 'level'>) => level.id >= levelSeeingOtherOperators

/**
 * The operator whose work is shown: below level 150 always the viewer, otherwise the requested one; undefined for all.
 * Specification section 6.
 * @throws {Refusal} when an operator below level 150 requests another one
 */
export function operatorAsked(viewer: Operator, asked: number | undefined): number | undefined {
  if (maySeeOthers(viewer)) return asked
  if (asked !== undefined && asked !== viewer.id)
    throw new Refusal(viewer, { level: levelSeeingOtherOperators }, 'not_allowed', {
      type: 'operator',
      id: asked,
    })
  return viewer.id
}
