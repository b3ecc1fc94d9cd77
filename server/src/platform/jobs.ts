import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker'
import type { Db } from './database.ts'
import { openPool } from './database-pool.ts'
import { stuckAfter, type Watchdog } from './watchdog.ts'

/** Background work that one of the nodes runs at the scheduled times. */
export type Job = {
  /** The name in the database. A job with a new name is a new job. */
  name: string
  /** Five cron fields, in UTC: `10 3 * * *`. */
  schedule: string
  /** It must tolerate repetition, after a failure or the end of its node. */
  run(db: Db): Promise<unknown>
}

const day = 24 * 60 * 60 * 1_000
/** Maximum number of attempts of a failing job, at growing intervals of up to hours. */
const maxAttempts = 8
/** Milliseconds until the runner is started again after it has lost the database. */
const restartAfter = 2_000
/** Maximum time of a job in milliseconds. Jobs work in batches, so a longer one hangs. */
const maxJobTime = 15 * 60_000

/** Milliseconds that a stop waits for a job. Then the job is released, so that another node runs it again soon. */
const stopTimeout = 4_000

/** Runs each job once at its scheduled times, for all nodes together. A run that was missed within the last day is run later. */
export function startJobs(
  { url, db, log, watchdog }: { url: string; db: Db; log: FastifyBaseLogger; watchdog: Watchdog },
  jobs: Job[],
): { stop(): Promise<void> } {
  const loopWatch = watchdog.watch('jobs')
  // The cast: this is an emitter with fewer event types.
  const events = new EventEmitter() as WorkerEvents
  /** The names under which our runners lock their jobs. */
  const lockIds = new Set<string>()
  events.on('pool:create', ({ workerPool }) => lockIds.add(workerPool.id))
  events.on('worker:getJob:start', () => loopWatch.expectWithin(stuckAfter))
  const taskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async () => {
        const jobWatch = watchdog.watch(`job ${job.name}`)
        jobWatch.expectWithin(maxJobTime)
        // The runner runs one job at a time, and does not look for others meanwhile.
        loopWatch.rest()
        try {
          await job.run(db)
        } finally {
          jobWatch.rest()
          loopWatch.expectWithin(stuckAfter)
        }
      },
    ]),
  )
  const parsedCronItems = parseCronItems(
    jobs.map(({ name, schedule }) => ({
      task: name,
      match: schedule,
      identifier: name,
      options: { backfillPeriod: day, maxAttempts, jobKey: name },
    })),
  )
  const { pool } = openPool(url, { size: 3 })

  let runner: Runner | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current = start()

  async function start() {
    loopWatch.expectWithin(stuckAfter)
    try {
      // Otherwise the jobs of a runner that lost the database would stay locked for four hours.
      await unlock()
      runner = await run({
        pgPool: pool,
        taskList,
        parsedCronItems,
        concurrency: 1,
        noHandleSignals: true,
        events,
        // Without a batch, nothing awaits the statement that stores the result of a job: see docs/decisions/0019.
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

  async function unlock() {
    await pool.query('select graphile_worker.force_unlock_workers($1)', [[...lockIds]])
    lockIds.clear()
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
      loopWatch.rest()
      clearTimeout(timer)
      await current
      if (runner && !(await stopsInTime(runner))) await unlock().catch(() => {})
      await pool.end()
    },
  }
}

/** @returns false when a job goes on */
function stopsInTime(runner: Runner): Promise<boolean> {
  const stopping = runner.stop().then(
    () => true,
    () => true,
  )
  return Promise.race([stopping, wait(stopTimeout, false, { ref: false })])
}
