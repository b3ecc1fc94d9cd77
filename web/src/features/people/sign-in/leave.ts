import type { GatePath } from '@panel/contract/rules/page-paths'
import { rememberPath } from './resume'

let isLeaving = false

/** Whether the page is being left on purpose: then the operator is not asked whether to stay. */
export const isLeavingPanel = () => isLeaving

let isLoggingOut = false

/** While the operator signs out, the end of the session is expected, and is not shown as expired. */
export function setLoggingOut(isActive: boolean) {
  isLoggingOut = isActive
}

/**
 * Leaves the panel for the sign-in. Stores the path, unless the operator has signed out.
 * @param as the public sign-in of a demo that the page offers
 */
export function goToGate(gate: GatePath, as?: string) {
  if (isLeaving || (isLoggingOut && gate === '/expired')) return
  isLeaving = true
  if (gate !== '/login') rememberPath(location.pathname + location.search)
  location.assign(as === undefined ? gate : `${gate}?as=${as}`)
}
