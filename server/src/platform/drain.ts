import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which requests in progress are aborted, so that enough time remains for the rest of the shutdown. */
const requestTimeout = 6_000
const pause = 25

/** Tells load balancers and clients to use other nodes, and waits; requests are still served. */
export async function announceAndWait(app: FastifyInstance, milliseconds: number) {
  app.announceStop()
  await wait(milliseconds)
}

/** Accepts no new requests, and waits for those in progress. */
export async function drain(app: FastifyInstance) {
  // A connection that was busy when the server closed stays open after its response until it is closed here.
  const idle = setInterval(() => app.server.closeIdleConnections(), pause)
  const late = setTimeout(() => app.server.closeAllConnections(), requestTimeout)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
