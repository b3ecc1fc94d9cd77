import type { GatePath } from './guard'
import { rememberPath } from './resume'

let isLeaving = false

/** The page is going away on its own account: nothing should ask whether to stay. */
export const isLeavingPanel = () => isLeaving

/** Leaves the panel for the gate. Where it was is kept, unless the operator has logged out. */
export function leaveFor(gate: GatePath) {
  if (isLeaving) return
  isLeaving = true
  if (gate !== '/login') rememberPath(location.pathname + location.search)
  location.assign(gate)
}
