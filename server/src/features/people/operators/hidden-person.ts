import type { Operator } from '../../../platform/http/access.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/** What stands in the place of a value that names somebody. */
const hidden = '•••'

/** Fields of the audit log whose values name the operator whom an entry is about. */
const naming: ReadonlySet<string> = new Set(['name', 'login', 'to'])

/**
 * Hides names, logins and addresses of another operator among stored values, where `viewer` does not see their name. Specification
 * section 6.
 * @param id the operator whom the values are about; null for an unknown login
 */
export function hideWho(viewer: Operator, id: number | null) {
  const isShown = id !== null && presentOperator(viewer, { id, name: '' }).name !== null
  return <Value>(field: string, value: Value) =>
    isShown || value === null || value === undefined || !naming.has(field) ? value : hidden
}
