import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Milliseconds that a node's clock may differ from that of the database before anybody is told. */
const tolerance = 10_000
/** Milliseconds between two looks. */
const interval = 30_000

/** How far the clock of this node is ahead of the database's, in milliseconds: as little as the journey of the answer allows. */
export async function measureClock(db: Db): Promise<number> {
  const before = Date.now()
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db)
  const { now = before } = rows[0] ?? {}
  return Math.max(0, before - now) + Math.min(0, Date.now() - now)
}

/** What to say of a clock, in words for those who run the node; nothing when it is right. */
export function sayClock(ahead: number): string | undefined {
  if (Math.abs(ahead) <= tolerance) return undefined
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  return `the clock of this node is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the clock of the database`
}

/** Logs when the clock of this node goes wrong, and when it is right again. */
export function startClockCheck({ db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'warn'> }): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  let wasWrong = false

  async function look() {
    const said = sayClock(await measureClock(db))
    if (said && !wasWrong) log.warn(said)
    if (!said && wasWrong) log.warn('the clock of this node is right again')
    wasWrong = said !== undefined
  }

  async function run() {
    while (!stopping.signal.aborted) {
      // While the database is away there is nothing to compare with.
      await look().catch(() => {})
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
