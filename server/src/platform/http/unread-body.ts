import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** A shorter body has arrived with its head, and the connection can be used again. */
const soonRead = 16 * 1024

/** Bytes that a request announces; infinite when it does not say how many. */
export function bodyLengthOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

/**
 * Closes the connection after a response that is sent before the body was read. Otherwise Node reads and drops the rest, and strangers
 * could keep a node busy with megabytes that nobody wants.
 */
export function closeUnread(request: FastifyRequest, reply: FastifyReply) {
  if (!request.raw.complete && bodyLengthOf(request) > soonRead) reply.header('connection', 'close')
}

/** Refuses an unknown address before its body is read. */
export function refuseUnknownEarly(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && bodyLengthOf(request) > soonRead) throw new AppError('not_found')
  })
}
