import type { Holder } from './machine/state'

/**
 * Why a lease is lost.
 * - `idle`: it ran out, since nobody gave input
 * - `taken_over`: another operator took it from somebody who gave no input
 * - `ended`: anything else: answered or given back in another tab, or taken after a loss of the connection
 */
export type Loss = 'idle' | 'taken_over' | 'ended'

/** Milliseconds that our idea of the server's clock may be off. */
const clocksDiffer = 5_000
/** Whoever was taken over from was idle for a minute, as the server knew it; that may be a renewal ago. */
const idleAtLeast = 30_000

/** @param seen milliseconds that the lease had left, and since the last input */
export function lossOf(seen: { by: Holder | null; left: number; idle: number; idleAfter: number }): Loss {
  // What is nobody's was not given back by hand: that would have been an input, in whichever tab.
  const hasRunOut = seen.by === null || seen.left < clocksDiffer
  if (hasRunOut) return seen.idle >= seen.idleAfter ? 'idle' : 'ended'
  return seen.idle >= idleAtLeast ? 'taken_over' : 'ended'
}
