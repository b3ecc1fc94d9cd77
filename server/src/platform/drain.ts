import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A request that takes longer than this is cut off, so that the rest of the end keeps its time. */
const requestsEndWithin = 6_000
const pause = 25

/** Tells balancers and clients to go elsewhere, and gives them so many milliseconds for it; whatever comes is served. */
export async function sendElsewhere(app: FastifyInstance, milliseconds: number) {
  app.announceStop()
  await wait(milliseconds)
}

/** Accepts nothing new, and waits for the requests that have begun. */
export async function drain(app: FastifyInstance) {
  // A connection that was busy when the server closed stays open after its answer, until somebody looks.
  const idle = setInterval(() => app.server.closeIdleConnections(), pause)
  const late = setTimeout(() => app.server.closeAllConnections(), requestsEndWithin)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(late)
  }
}
