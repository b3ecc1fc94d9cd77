import type { FastifyInstance } from 'fastify'
import type { Db } from '../database.ts'
import { isMigrated } from '../migrate.ts'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'

/** `/healthz`: the process is up. `/readyz`: it may be sent work, which ends as soon as it drains. */
export function answerHealth(app: FastifyInstance, db: Db) {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/readyz', async (request, reply) => {
    const isReady = !isDraining && (await isMigrated(db).catch(() => false))
    if (!isReady) return sendProblem(request, reply, new AppError('unavailable'))
    reply.header('cache-control', 'no-store')
    return { status: 'ready' }
  })
}
