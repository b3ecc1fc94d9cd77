import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** How many milliseconds the clocks of node and database may differ before a warning. */
const tolerance = 10_000
/** Milliseconds between two checks. */
const interval = 30_000

/** The time of the database, which all nodes agree on. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db)
  return new Date(rows[0]?.now ?? Date.now())
}

/** Measures how many milliseconds this node's clock is ahead of the database's clock, allowing for the time of the response. */
export async function measureClock(db: Db): Promise<number> {
  const before = Date.now()
  const now = (await databaseTime(db)).getTime()
  return Math.max(0, before - now) + Math.min(0, Date.now() - now)
}

/** The warning about a wrong clock; undefined when the clock is right. */
export function clockWarning(ahead: number): string | undefined {
  if (Math.abs(ahead) <= tolerance) return undefined
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  return `the clock of this node is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the clock of the database`
}

/** Logs when the clock of this node becomes wrong, and when it is right again. */
export function startClockCheck({ db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'warn'> }): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  let wasWrong = false

  async function check() {
    const warning = clockWarning(await measureClock(db))
    if (warning && !wasWrong) log.warn(warning)
    if (!warning && wasWrong) log.warn('the clock of this node is right again')
    wasWrong = warning !== undefined
  }

  async function run() {
    while (!stopping.signal.aborted) {
      // Without the database there is no clock to compare with.
      await check().catch(() => {})
      await setTimeout(interval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
