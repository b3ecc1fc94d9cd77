import type { Operator } from '../../platform/http/access.ts'
import { shownTo } from '../sign-in/shown-name.ts'

/** Another operator, as `viewer` may see them. Specification section 6. */
export function presentOperator(viewer: Operator, other: { id: number; name: string }) {
  return shownTo(viewer, other)
}
