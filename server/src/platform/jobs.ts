import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run, type WorkerEvents } from 'graphile-worker'
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

/**
 * Milliseconds that a runner has to stop. At the end of its node, a job that goes on is released then, so that another node runs it
 * again soon.
 */
const stopTimeout = 4_000

type Node = { url: string; db: Db; log: FastifyBaseLogger; watchdog: Watchdog }

/** Runs each job once at its scheduled times, for all nodes together. A run that was missed within the last day is run later. */
export function startJobs({ url, db, log, watchdog }: Node, jobs: Job[]): { stop(): Promise<void> } {
  const loopWatch = watchdog.watch('jobs')
  /** The names under which our runners lock their jobs. */
  const lockIds = new Set<string>()
  const parsedCronItems = parseCronItems(
    jobs.map(({ name, schedule }) => ({
      task: name,
      match: schedule,
      identifier: name,
      options: { backfillPeriod: day, maxAttempts, jobKey: name },
    })),
  )
  const stopping = new AbortController()
  const { signal } = stopping
  const running = keepRunning()

  async function keepRunning() {
    loopWatch.expectWithin(stuckAfter)
    while (!signal.aborted) {
      await runUntilItEnds()
      await wait(restartAfter, undefined, { signal }).catch(() => {})
    }
  }

  /** Runs jobs until the runner has lost the database, or the node stops. A runner that does not end by itself is forced down. */
  async function runUntilItEnds() {
    // Each runner has its own connections, so that nothing of an earlier one can keep them.
    const { pool, abortSilent } = openPool(url, { size: 3 })
    const unlock = async () => {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[...lockIds]])
      lockIds.clear()
    }
    // The cast: this is an emitter with fewer event types.
    const events = new EventEmitter() as WorkerEvents
    const overdue = Promise.withResolvers<'overdue'>()
    let deadline: NodeJS.Timeout | undefined
    let isEnding = false
    let isAtWork = false

    function expectWithin(milliseconds: number) {
      clearTimeout(deadline)
      deadline = setTimeout(overdue.resolve, milliseconds, 'overdue')
    }
    events.on('pool:create', ({ workerPool }) => lockIds.add(workerPool.id))
    events.on('worker:getJob:start', () => {
      loopWatch.expectWithin(stuckAfter)
      if (!isEnding) expectWithin(stuckAfter)
    })
    events.on('pool:gracefulShutdown', () => {
      isEnding = true
      if (!isAtWork || signal.aborted) expectWithin(stopTimeout)
    })

    async function doJob(job: Job) {
      const jobWatch = watchdog.watch(`job ${job.name}`)
      jobWatch.expectWithin(maxJobTime)
      // The runner runs one job at a time, and does not look for others meanwhile.
      loopWatch.rest()
      // A job that was found while the node stops gets no more time than one that ran before.
      if (signal.aborted) expectWithin(stopTimeout)
      else clearTimeout(deadline)
      isAtWork = true
      try {
        await job.run(db)
      } finally {
        isAtWork = false
        jobWatch.rest()
        loopWatch.expectWithin(stuckAfter)
        expectWithin(isEnding ? stopTimeout : stuckAfter)
      }
    }

    async function runJobs() {
      // Otherwise the jobs of a runner that lost the database would stay locked for four hours.
      await unlock()
      const runner = await run({
        pgPool: pool,
        taskList: Object.fromEntries(jobs.map((job) => [job.name, () => doJob(job)])),
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
      const stop = () => void runner.stop().catch(() => {})
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
      await runner.promise.catch(() => {})
      signal.removeEventListener('abort', stop)
    }

    expectWithin(stuckAfter)
    try {
      const end = await Promise.race([runJobs(), overdue.promise])
      if (end === 'overdue' && signal.aborted) await unlock().catch(() => {})
      else if (end === 'overdue') log.warn('the jobs did not stop, and start anew')
    } catch (error) {
      log.warn({ err: error }, 'the jobs could not be started')
    } finally {
      clearTimeout(deadline)
      // What a runner still waits for fails now.
      abortSilent(Number.POSITIVE_INFINITY)
      pool.end().catch(() => {})
    }
  }

  return {
    async stop() {
      loopWatch.rest()
      stopping.abort()
      await running
      loopWatch.rest()
    },
  }
}
