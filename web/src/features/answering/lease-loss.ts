import type { CustomersAct, Problem } from '@panel/contract'
import type { Holder } from './machine/state'

/** The act with which a coach released the chat, and why. */
export type Release = NonNullable<Problem['release']>

/**
 * Why a lease is lost.
 * - `idle`: it expired without input
 * - `taken_over`: another operator took it over from an idle operator
 * - `erased`: the data of the customer were deleted, so nobody answers them any more
 * - what the customer did at their site: they deleted the message, or left the chat
 * - `ended`: anything else, such as an answer in another tab, or a claim by another operator after a loss of the connection
 */
export type Loss = 'idle' | 'taken_over' | 'erased' | CustomersAct | 'ended'

/** What the server says of a lost lease. */
export type LostLease = { by?: Holder | null | undefined } & Pick<
  Problem,
  'release' | 'erased' | 'customer_act'
>

/** The maximum error of our estimate of the server's clock. Milliseconds. */
const maxClockError = 5_000
/**
 * The server allows a take-over after a minute without input, and estimates that time from the last renewal. So this browser may have
 * measured less than a minute.
 */
const minIdle = 30_000

type Seen = LostLease & { left: number; idle: number; idleAfter: number }

/** @param seen `left`: milliseconds until the lease would have expired; `idle`: milliseconds since the last input */
export function lossOf(seen: Seen): Loss {
  if (seen.erased) return 'erased'
  if (seen.customer_act) return seen.customer_act
  // If nobody has it, it expired: giving it back would have been an input in one of the tabs.
  const hasExpired = !seen.by || seen.left < maxClockError
  if (hasExpired) return seen.idle >= seen.idleAfter ? 'idle' : 'ended'
  return seen.idle >= minIdle ? 'taken_over' : 'ended'
}
