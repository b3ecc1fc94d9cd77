import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on balancers and clients are told to go elsewhere; everything that comes is still served. */
    announceStop(): void
  }
}

/** A node that is about to stop says so first: `/readyz` is 503, and every answer closes its connection. */
export function announceStops(app: FastifyInstance): { isStopping(): boolean } {
  let isStopping = false
  const announceStop = () => {
    isStopping = true
  }
  app.decorate('announceStop', announceStop)
  app.addHook('preClose', async () => announceStop())
  app.addHook('onSend', async (_request, reply, payload) => {
    // A client that keeps its connection would send the next request at the moment when the node closes it.
    if (isStopping) reply.header('connection', 'close')
    return payload
  })
  return { isStopping: () => isStopping }
}
