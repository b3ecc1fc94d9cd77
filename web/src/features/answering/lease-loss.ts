import type { Problem } from '@panel/contract'
import type { Holder } from './machine/state'

/** The act with which a coach released the chat, and why. */
export type Release = NonNullable<Problem['release']>

/**
 * Why a lease is lost.
 * - `idle`: it expired without input
 * - `taken_over`: another operator took it over from an idle operator
 * - `ended`: anything else, such as an answer in another tab, or a claim by another operator after a loss of the connection
 */
export type Loss = 'idle' | 'taken_over' | 'ended'

/** The maximum error of our estimate of the server's clock. Milliseconds. */
const maxClockError = 5_000
/**
 * The server allows a take-over after a minute without input, and estimates that time from the last renewal. So this browser may have
 * measured less than a minute.
 */
const minIdle = 30_000

/** @param seen `left`: milliseconds until the lease would have expired; `idle`: milliseconds since the last input */
export function lossOf(seen: { by: Holder | null; left: number; idle: number; idleAfter: number }): Loss {
  // If nobody has it, it expired: giving it back would have been an input in one of the tabs.
  const hasExpired = seen.by === null || seen.left < maxClockError
  if (hasExpired) return seen.idle >= seen.idleAfter ? 'idle' : 'ended'
  return seen.idle >= minIdle ? 'taken_over' : 'ended'
}
