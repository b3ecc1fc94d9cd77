import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds after which requests in progress are aborted, so that enough time remains for the rest of the shutdown. */
const requestTimeout = 15_000

/** Tells load balancers and clients to use other nodes, and waits; requests are still served. */
export async function announceAndWait(app: FastifyInstance, milliseconds: number) {
  app.announceStop()
  await wait(milliseconds)
}

/** Answers the requests that were sent until now, and accepts no others. */
export async function drain(app: FastifyInstance) {
  const late = setTimeout(() => app.server.closeAllConnections(), requestTimeout)
  try {
    await app.close()
  } finally {
    clearTimeout(late)
  }
}
