import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { clockWarning, measureClock } from '../clock.ts'
import type { Db } from '../database.ts'
import { isMigrated } from '../migrate.ts'
import type { Watchdog } from '../watchdog.ts'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'
import { announceStops } from './stopping.ts'

/** Milliseconds that the database has to answer; load balancers do not wait long. */
const databaseTimeout = 3_000

type Findings = { failing: string[]; warnings: string[] }
const noAnswer: Findings = { failing: ['database'], warnings: [] }
const stopping: Findings = { failing: ['stopping'], warnings: [] }

/** `/healthz`: the process answers. `/readyz`: it can serve requests; false as soon as the shutdown begins. */
export function answerHealth(app: FastifyInstance, db: Db, watchdog: Watchdog) {
  const { isStopping } = announceStops(app)
  let checking: Promise<Findings> | undefined

  /** One check at a time for all callers: a silent database must not take a connection for each. */
  function checkOnce() {
    checking ??= check(db).finally(() => {
      checking = undefined
    })
    return withTimeLimit(checking)
  }

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/readyz', async (request, reply) => {
    const found = isStopping() ? stopping : await checkOnce()
    const failing = [...found.failing, ...watchdog.stuck()]
    if (failing.length > 0) return sendProblem(request, reply, new AppError('unavailable', { failing }))
    reply.header('cache-control', 'no-store')
    return { status: 'ready', ...(found.warnings.length > 0 && { warnings: found.warnings }) }
  })
}

async function check(db: Db): Promise<Findings> {
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
    if (rows[0]?.standby) return { failing: ['database is a standby'], warnings: [] }
    if (!(await isMigrated(db))) return { failing: ['migrations'], warnings: [] }
    const clock = clockWarning(await measureClock(db))
    return { failing: [], warnings: clock ? [clock] : [] }
  } catch {
    return noAnswer
  }
}

async function withTimeLimit(checking: Promise<Findings>): Promise<Findings> {
  const timer = new AbortController()
  const limit = setTimeout(databaseTimeout, noAnswer, { signal: timer.signal })
  limit.catch(() => {})
  const findings = await Promise.race([checking, limit])
  timer.abort()
  return findings
}
