import { AppError } from './errors.ts'

const retrySeconds = 2

/** Limits the requests in progress on this node, per caller and in total. */
export function limitInProgress(max: { perCaller: number; total: number }) {
  const inProgress = new Map<number, number>()
  let total = 0
  /**
   * @returns a function to call when the request is finished
   * @throws {AppError} `too_many_requests`
   */
  return function begin(callerId: number): () => void {
    const own = inProgress.get(callerId) ?? 0
    if (own >= max.perCaller || total >= max.total) throw new AppError('too_many_requests', {}, retrySeconds)
    inProgress.set(callerId, own + 1)
    total++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      total--
      const left = (inProgress.get(callerId) ?? 1) - 1
      if (left > 0) inProgress.set(callerId, left)
      else inProgress.delete(callerId)
    }
  }
}
