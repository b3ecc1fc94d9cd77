import { mayGrantLevel, type Right, rightsBeyond } from '@panel/contract'
import { type Operator, Refusal } from '../../../platform/http/access.ts'

/** Refuses to give rights that the operator lacks. @throws {Refusal} `rights_above_yours` */
export function requireOwnRights(operator: Operator, level: number, given: readonly Right[]) {
  const [right] = rightsBeyond(operator, given)
  if (right) throw new Refusal(operator, right, 'rights_above_yours', { type: 'level', id: level })
}

/** Refuses to give or change a level that exceeds the operator's own. @throws {Refusal} `rights_above_yours` */
export function requireGrantable(operator: Operator, level: { id: number; rights: readonly Right[] }) {
  if (mayGrantLevel({ permissionsId: operator.level.id, rights: operator.rights }, level)) return
  requireOwnRights(operator, level.id, level.rights)
  throw new Refusal(operator, { level: level.id }, 'rights_above_yours', { type: 'level', id: level.id })
}
