import type { FastifyInstance } from 'fastify'
import type { Replica } from '../replica.ts'

/** The header with the time of the data, when an answer was read from a replica that is noticeably behind. */
export const asOfHeader = 'as-of'

/** Adds it to the answers that read the replica. */
export function tellAsOf(app: FastifyInstance, replica: Replica) {
  app.addHook('onRequest', (_request, _reply, done) => replica.follow(done))
  app.addHook('onSend', async (_request, reply) => {
    const asOf = replica.asOf()
    if (asOf) reply.header(asOfHeader, asOf)
  })
}
