import { AppError } from './http/errors.ts'

/** Seconds after which somebody who found no room may come back. */
const retrySeconds = 2

/**
 * Lets at most `width` works run at once; the others wait in the order they came.
 * @param room how many may wait. One more is refused as `unavailable`, rather than answered after everybody has given up
 */
export function openTurns(width: number, room = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < width) running++
    else if (waiting.length >= room) throw new AppError('unavailable', {}, retrySeconds)
    // Whoever finishes hands its place over, so `running` stays.
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
