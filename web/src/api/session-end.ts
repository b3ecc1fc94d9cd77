/** How a session becomes invalid: it has ended, or it requires the second factor again. */
export type SessionEnd = 'expired' | 'tfa_required'

let handler: ((end: SessionEnd) => void) | null = null

/** Sets what happens when the session ends; before sign-in nothing happens. */
export function onSessionEnd(handle: (end: SessionEnd) => void) {
  handler = handle
}

export function endSession(end: SessionEnd) {
  handler?.(end)
}
