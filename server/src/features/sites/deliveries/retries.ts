const minute = 60
const hour = 60 * minute

/** Seconds between the attempts of a delivery: three days in total. */
export const retryDelays: readonly number[] = [
  5,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  ...Array.from({ length: 17 }, () => 4 * hour),
]

/** Maximum `Retry-After` that is respected, in seconds. */
const maxRetryAfter = 24 * hour

/**
 * Seconds until the next attempt; null after the last one.
 * @param attempt the number of the failed attempt, from 1
 * @param retryAfter seconds that the receiver has requested
 * @param random from 0 to 1: spreads retries, so that a receiver does not get all of them in one second
 */
export function retryDelay(
  attempt: number,
  retryAfter: number | undefined,
  delays = retryDelays,
  random = Math.random(),
): number | null {
  const pause = delays[attempt - 1]
  if (pause === undefined) return null
  return Math.max(pause * (0.85 + 0.3 * random), Math.min(retryAfter ?? 0, maxRetryAfter))
}

/** The seconds of a `Retry-After` header, which is a number or a date. */
export function readRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000)
}
