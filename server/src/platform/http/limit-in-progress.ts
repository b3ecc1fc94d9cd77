import { AppError } from './errors.ts'

const retrySeconds = 2

/** Limits the requests in progress on this node, per operator and in total. */
export function limitInProgress(max: { perOperator: number; total: number }) {
  const inProgress = new Map<number, number>()
  let total = 0
  /**
   * @returns a function to call when the request is finished
   * @throws {AppError} `too_many_requests`
   */
  return function begin(operatorId: number): () => void {
    const own = inProgress.get(operatorId) ?? 0
    if (own >= max.perOperator || total >= max.total)
      throw new AppError('too_many_requests', {}, retrySeconds)
    inProgress.set(operatorId, own + 1)
    total++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      total--
      const left = (inProgress.get(operatorId) ?? 1) - 1
      if (left > 0) inProgress.set(operatorId, left)
      else inProgress.delete(operatorId)
    }
  }
}
