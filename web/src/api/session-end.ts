/** How a session stops being good: it is over, or it needs the second factor again. */
export type SessionEnd = 'expired' | 'tfa_required'

let handler: ((end: SessionEnd) => void) | null = null

/** The panel says what to do when its session ends; nothing happens where nobody is signed in. */
export function onSessionEnd(handle: (end: SessionEnd) => void) {
  handler = handle
}

export function endSession(end: SessionEnd) {
  handler?.(end)
}
