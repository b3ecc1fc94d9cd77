/** The first delay after a refusal in milliseconds, and its maximum. */
const firstDelay = 3_000
const maxDelay = 20_000
/** All browsers notice a lost network at the same time, so their reconnections are spread over this time. */
const spread = 2_000

/**
 * Milliseconds to wait before the stream is opened again.
 * @param refusals the number of refusals in a row; 0 after a silence
 * @param random from 0 to 1, so that thousands of browsers do not reconnect together
 */
export function reopeningDelay(refusals: number, random = Math.random()): number {
  if (refusals === 0) return random * spread
  return Math.min(firstDelay * 2 ** (refusals - 1), maxDelay) * (0.5 + random)
}
