import { AppError } from './http/errors.ts'

/** Value of `Retry-After` in seconds when the queue is full. */
const retrySeconds = 2

/**
 * Runs at most `maxRunning` tasks at once; others wait in the order of their arrival.
 * @param maxWaiting maximum number of waiting tasks. Further ones are refused as `unavailable`, because their callers would give
 *   up before the response
 */
export function limitSimultaneous(maxRunning: number, maxWaiting = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (running < maxRunning) running++
    else if (waiting.length >= maxWaiting) throw new AppError('unavailable', {}, retrySeconds)
    // The next task takes over the slot, so `running` does not change.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
