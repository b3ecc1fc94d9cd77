import type { FastifyReply } from 'fastify'
import { AppError } from './errors.ts'

/** A file is in memory while it is read and decoded: so many of one operator, and of all together. */
export const filesOfOne = 4
const filesOfAll = 24
const retrySeconds = 2

/** Counts the files that come in, from the head of their request until it is answered or given up. */
export function openFilesAtOnce() {
  const coming = new Map<number, number>()
  let all = 0
  /** @throws {AppError} `too_many_requests`, before a byte of the file is read */
  return function requireRoom(operatorId: number, reply: FastifyReply) {
    const own = coming.get(operatorId) ?? 0
    if (own >= filesOfOne || all >= filesOfAll) throw new AppError('too_many_requests', {}, retrySeconds)
    coming.set(operatorId, own + 1)
    all++
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      all--
      const left = (coming.get(operatorId) ?? 1) - 1
      if (left > 0) coming.set(operatorId, left)
      else coming.delete(operatorId)
    }
    reply.raw.once('finish', leave).once('close', leave)
  }
}
