import { AppError } from './errors.ts'

const retrySeconds = 2

/** Counts what operators have under way on this node: at most so much of one, and of all together. */
export function limitAtOnce({ ofOne, ofAll }: { ofOne: number; ofAll: number }) {
  const underWay = new Map<number, number>()
  let all = 0
  /**
   * @returns what says that it is over
   * @throws {AppError} `too_many_requests`
   */
  return function begin(operatorId: number): () => void {
    const own = underWay.get(operatorId) ?? 0
    if (own >= ofOne || all >= ofAll) throw new AppError('too_many_requests', {}, retrySeconds)
    underWay.set(operatorId, own + 1)
    all++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      all--
      const left = (underWay.get(operatorId) ?? 1) - 1
      if (left > 0) underWay.set(operatorId, left)
      else underWay.delete(operatorId)
    }
  }
}
