import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on, load balancers and clients are told to use other nodes. Requests are still served. */
    announceStop(): void
  }
}

/** Announces a shutdown: `/readyz` returns 503, and every response closes its connection. */
export function announceStops(app: FastifyInstance): { isStopping(): boolean } {
  let isStopping = false
  const announceStop = () => {
    isStopping = true
  }
  app.decorate('announceStop', announceStop)
  app.addHook('preClose', async () => announceStop())
  app.addHook('onSend', async (_request, reply, payload) => {
    // Otherwise a client could send its next request at the moment when the node closes the connection.
    if (isStopping) reply.header('connection', 'close')
    return payload
  })
  return { isStopping: () => isStopping }
}
