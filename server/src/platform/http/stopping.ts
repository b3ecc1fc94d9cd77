import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { closeIdleGently } from './idle-connections.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on, load balancers and clients are told to use other nodes. Requests are still served. */
    announceStop(): void
  }
}

/** The number of connections that the kernel keeps until they are accepted: what Node asks for. */
const backlog = 511

/**
 * Announces a shutdown: `/readyz` returns 503, and every response closes its connection. When the app closes, it answers
 * everything that was sent before.
 */
export function announceStops(app: FastifyInstance): { isStopping(): boolean } {
  let isStopping = false
  const announceStop = () => {
    isStopping = true
  }
  closeIdleGently(app.server)
  app.decorate('announceStop', announceStop)
  app.addHook('preClose', async () => {
    announceStop()
    await receiveWhatWaits(app.server)
  })
  app.addHook('onRequest', async (request, reply) => {
    // Its connection was closed while it was on its way. Nothing is done that nobody would hear of.
    if (request.raw.socket.writableEnded) reply.hijack()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    // Otherwise a client could send its next request at the moment when the node closes the connection.
    if (isStopping) reply.header('connection', 'close')
    return payload
  })
  return { isStopping: () => isStopping }
}

/**
 * Accepts the connections that the kernel keeps for this process, and reads what all of them have sent by now: the kernel resets
 * those that are not accepted when the process stops listening. Each turn of the event loop reads from every connection that
 * has something.
 */
async function receiveWhatWaits(server: Server) {
  let accepted = 0
  const count = () => {
    accepted++
  }
  server.on('connection', count)
  await setImmediate()
  // More than `backlog` were not there at the beginning. Without a limit, new ones could keep the process from stopping.
  for (let before = -1; before < accepted && before <= backlog; ) {
    before = accepted
    await setImmediate()
  }
  server.off('connection', count)
}
