import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, type Runner, run } from 'graphile-worker'
import pg from 'pg'
import { applicationName, type Db } from './database.ts'

/** Work that nobody waits for, done by one of the nodes at its time. */
export type Job = {
  /** The database keeps it under this name: a new name is a new job. */
  name: string
  /** Five fields of cron, UTC: `10 3 * * *`. */
  when: string
  /** It may run again after it has failed or its node has died. */
  run(db: Db): Promise<unknown>
}

const day = 24 * 60 * 60 * 1_000
/** A job that keeps failing is tried so often, with growing pauses of up to hours in between. */
const attempts = 8
/** Milliseconds until the runner is started again when its database went away. */
const restartAfter = 2_000

/** Runs the jobs at their times, each once, however many nodes there are. One missed for up to a day is made up for. */
export function startJobs(
  { url, db, log }: { url: string; db: Db; log: FastifyBaseLogger },
  jobs: Job[],
): { stop(): Promise<void> } {
  const taskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        await job.run(db)
      },
    ]),
  )
  const parsedCronItems = parseCronItems(
    jobs.map(({ name, when }) => ({
      task: name,
      match: when,
      identifier: name,
      options: { backfillPeriod: day, maxAttempts: attempts, jobKey: name },
    })),
  )
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: applicationName })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  let runner: Runner | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current = start()

  async function start() {
    try {
      runner = await run({
        pgPool: pool,
        taskList,
        parsedCronItems,
        concurrency: 1,
        noHandleSignals: true,
        logger: new Logger(() => (level, message) => {
          if (level === 'error' || level === 'warning') log.warn({ from: 'jobs' }, message)
        }),
      })
      runner.promise.catch(() => {}).then(startAgain)
    } catch (error) {
      log.warn({ err: error }, 'the jobs could not be started')
      startAgain()
    }
  }

  function startAgain() {
    runner = undefined
    if (stopped) return
    timer = setTimeout(() => {
      current = start()
    }, restartAfter)
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current
      await runner?.stop().catch(() => {})
      await pool.end()
    },
  }
}
