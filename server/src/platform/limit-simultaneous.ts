import { AppError } from './http/errors.ts'

/** Value of `Retry-After` in seconds when the queue is full. */
const retrySeconds = 2

/**
 * Runs at most `width` tasks at once; others wait in the order of their arrival.
 * @param maxWaiting how many can wait. Further ones are refused as `unavailable`, since their callers would give up before the answer
 */
export function limitSimultaneous(width: number, maxWaiting = Number.POSITIVE_INFINITY) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < width) running++
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
