import type { GatePath } from './guard'
import { rememberPath } from './resume'

let isLeaving = false

/** The page is going away on its own account: nothing should ask whether to stay. */
export const isLeavingPanel = () => isLeaving

let isLoggingOut = false

/** While the operator logs out, the session ends by their own wish: what hears of it first doesn't call it expired. */
export function setLoggingOut(is: boolean) {
  isLoggingOut = is
}

/** Leaves the panel for the gate. Where it was is kept, unless the operator has logged out. */
export function leaveFor(gate: GatePath) {
  if (isLeaving || (isLoggingOut && gate === '/expired')) return
  isLeaving = true
  if (gate !== '/login') rememberPath(location.pathname + location.search)
  location.assign(gate)
}
