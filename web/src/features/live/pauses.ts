/** After a refusal, in milliseconds, and how far it grows. */
const first = 3_000
const longest = 20_000
/** A silence, and a network that comes back, are noticed by all browsers in one moment: they are spread over this. */
const spread = 2_000

/**
 * Milliseconds to wait before the stream is opened again.
 * @param refusals how often it was refused in a row; 0 when it fell silent
 * @param random from 0 to 1: thousands of browsers must not come back together
 */
export function pauseBeforeOpening(refusals: number, random = Math.random()): number {
  if (refusals === 0) return random * spread
  return Math.min(first * 2 ** (refusals - 1), longest) * (0.5 + random)
}
