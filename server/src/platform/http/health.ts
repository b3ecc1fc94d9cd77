import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { clockWarning, measureClock } from '../clock.ts'
import { type Db, sqlState } from '../database.ts'
import { gather } from '../gather.ts'
import { isMigrated } from '../migrate.ts'
import type { Watchdog } from '../watchdog.ts'
import { AppError } from './errors.ts'
import { sendProblem } from './problems.ts'
import { announceStops } from './stopping.ts'

/** Milliseconds that the database has to answer; load balancers do not wait long. */
const databaseTimeout = 3_000
/** Milliseconds after which another connection is asked: the first one alone may be silent. */
const secondTry = 1_000

/** `disk_full`. */
const diskFull = '53100'

type Findings = { failing: string[]; warnings: string[] }
const noAnswer: Findings = { failing: ['database'], warnings: [] }
const stopping: Findings = { failing: ['stopping'], warnings: [] }

/** `/healthz`: the process answers. `/readyz`: it can serve requests; false as soon as the shutdown begins. */
export function answerHealth(
  app: FastifyInstance,
  db: Db,
  watchdog: Watchdog,
  warningsOfReplica: () => string[] = () => [],
) {
  const { isStopping } = announceStops(app)
  /** All callers share two checks at most: a silent database must not take a connection for each. */
  const ask = gather(async (callers: object[]) => {
    const found = await check(db)
    return callers.map(() => found)
  })

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/readyz', async (request, reply) => {
    const found = isStopping() ? stopping : await withTimeLimit(ask)
    const failing = [...found.failing, ...watchdog.stuck('calls')]
    if (failing.length > 0) return sendProblem(request, reply, new AppError('unavailable', { failing }))
    reply.header('cache-control', 'no-store')
    const late = watchdog
      .late()
      .map(({ name, seconds }) => `${name} has waited for the database for ${seconds} s`)
    const stuck = watchdog.stuck('background').map((name) => `${name} is stuck`)
    const warnings = [...found.warnings, ...late, ...stuck, ...warningsOfReplica()]
    return { status: 'ready', ...(warnings.length > 0 && { warnings }) }
  })
}

async function check(db: Db): Promise<Findings> {
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
    if (rows[0]?.standby) return { failing: ['database is a standby'], warnings: [] }
    if (!(await isMigrated(db))) return { failing: ['migrations'], warnings: [] }
    await sql`select need_disk()`.execute(db)
    const clock = clockWarning(await measureClock(db))
    return { failing: [], warnings: clock ? [clock] : [] }
  } catch (error) {
    return sqlState(error) === diskFull ? { failing: ['disk is full'], warnings: [] } : noAnswer
  }
}

async function withTimeLimit(ask: (caller: object) => Promise<Findings>): Promise<Findings> {
  const timer = new AbortController()
  const { signal } = timer
  const limit = setTimeout(databaseTimeout, noAnswer, { signal })
  const askAgain = setTimeout(secondTry, undefined, { signal }).then(() => ask({}))
  for (const each of [limit, askAgain]) each.catch(() => {})
  const findings = await Promise.race([ask({}), askAgain, limit])
  timer.abort()
  return findings
}
