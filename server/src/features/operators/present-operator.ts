import { maySeeOperatorName } from '@panel/contract'
import type { Operator } from '../../platform/http/access.ts'

/** Another operator, as `viewer` may see them. Specification section 6. */
export function presentOperator(viewer: Operator, other: { id: number; name: string }) {
  const isVisible = maySeeOperatorName(
    { id: viewer.id, teamId: viewer.team.id, permissionsId: viewer.level.id },
    other.id,
  )
  return { id: other.id, name: isVisible ? other.name : null }
}
