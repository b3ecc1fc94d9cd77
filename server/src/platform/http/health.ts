import type { FastifyInstance } from 'fastify'
import type { Db } from '../database.ts'
import { isMigrated } from '../migrate.ts'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'
import { announceStops } from './stopping.ts'

/** `/healthz`: the process is up. `/readyz`: it may be sent work, which ends as soon as it is about to stop. */
export function answerHealth(app: FastifyInstance, db: Db) {
  const { isStopping } = announceStops(app)
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/readyz', async (request, reply) => {
    const isReady = !isStopping() && (await isMigrated(db).catch(() => false))
    if (!isReady) return sendProblem(request, reply, new AppError('unavailable'))
    reply.header('cache-control', 'no-store')
    return { status: 'ready' }
  })
}
