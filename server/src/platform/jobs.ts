import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Db } from './database.ts'
import { openPool } from './database-pool.ts'
import { loopPatience, type Watchdog } from './watchdog.ts'

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
/** Milliseconds that a job may take. They work in batches: one that takes longer hangs. */
const jobPatience = 15 * 60_000

/** Runs the jobs at their times, each once, however many nodes there are. One missed for up to a day is made up for. */
export function startJobs(
  { url, db, log, watchdog }: { url: string; db: Db; log: FastifyBaseLogger; watchdog: Watchdog },
  jobs: Job[],
): { stop(): Promise<void> } {
  const looking = watchdog.watch('jobs')
  // The cast: an emitter of any events is one of these.
  const events = new EventEmitter() as WorkerEvents
  /** Under which our runners lock their jobs. */
  const lockIds = new Set<string>()
  events.on('pool:create', ({ workerPool }) => lockIds.add(workerPool.id))
  events.on('worker:getJob:start', () => looking.expectWithin(loopPatience))
  const taskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        const watch = watchdog.watch(`job ${job.name}`)
        watch.expectWithin(jobPatience)
        // One job at a time: nothing else is looked for meanwhile.
        looking.rest()
        try {
          await job.run(db)
        } finally {
          watch.rest()
          looking.expectWithin(loopPatience)
        }
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
  const { pool } = openPool(url, { size: 3 })

  let runner: Runner | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current = start()

  async function start() {
    looking.expectWithin(loopPatience)
    try {
      // What a runner had in hand when it lost the database would wait for four hours.
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[...lockIds]])
      lockIds.clear()
      runner = await run({
        pgPool: pool,
        taskList,
        parsedCronItems,
        concurrency: 1,
        noHandleSignals: true,
        events,
        // Without a batch, nobody waits for the statement that writes down what came of a job: see docs/decisions/0019.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
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
      looking.rest()
      clearTimeout(timer)
      await current
      await runner?.stop().catch(() => {})
      await pool.end()
    },
  }
}
