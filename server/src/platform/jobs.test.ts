import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useTestApp } from '../testing/app.ts'
import { openSilentProxy } from '../testing/silent-proxy.ts'
import { type Job, startJobs } from './jobs.ts'
import type { Watchdog } from './watchdog.ts'

const test = useTestApp()

function start(...jobs: Job[]) {
  const node = startJobs({ ...test, log: test.app.log }, jobs)
  onTestFinished(() => node.stop())
}

/** A job that is scheduled for the first of January: tests run it with `order`. */
function makeJob({ schedule = '0 0 1 1 *', work = async () => {} } = {}) {
  return { name: `job-${randomUUID()}`, schedule, run: vi.fn(work) }
}

const order = (job: Job) => sql`select graphile_worker.add_job(${job.name})`.execute(test.db)

async function waiting(job: Job) {
  const { rows } = await sql`
    select attempts, last_error from graphile_worker.jobs where task_identifier = ${job.name}`.execute(
    test.db,
  )
  return rows
}

describe('a job', () => {
  it('that was missed while no node ran is run once, however many nodes start', async () => {
    const missed = new Date(Date.now() - 10 * 60_000)
    const job = makeJob({ schedule: `${missed.getUTCMinutes()} ${missed.getUTCHours()} * * *` })
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values (${job.name}, now() - interval '2 days', now() - interval '1 hour')`.execute(test.db)
    start(job)
    start(job)
    await expect.poll(() => job.run.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(() => waiting(job)).toEqual([])
    expect(job.run).toHaveBeenCalledExactlyOnceWith(test.db)
  })

  it('still runs after the database has closed every connection', async () => {
    const job = makeJob()
    start(job)
    await order(job)
    await expect.poll(() => job.run.mock.calls.length).toBe(1)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(test.db)
    await expect.poll(() => order(job).then(() => 'ordered')).toBe('ordered')
    await expect.poll(() => job.run.mock.calls.length).toBeGreaterThanOrEqual(2)
  })

  it.each([
    { result: 'success', statement: 'delete from', work: async () => {}, left: [] },
    {
      result: 'failure',
      statement: 'last_error =',
      work: () => Promise.reject(new Error('not today')),
      left: [{ last_error: expect.stringContaining('not today') }],
    },
  ])(
    'runs once more when the connection ends while its $result is stored',
    async ({ statement, work, left }) => {
      let drops = 0
      const proxy = await openSilentProxy(test.url, {
        onRequest(line, request) {
          if (!request.includes(statement) || drops > 0) return
          drops++
          line.drop()
        },
      })
      onTestFinished(proxy.close)
      const job = makeJob({ work })
      const node = startJobs({ ...test, url: proxy.through(test.url), log: test.app.log }, [job])
      onTestFinished(node.stop)
      await expect.poll(() => order(job).then(() => 'ordered')).toBe('ordered')
      await expect.poll(() => drops).toBe(1)
      await expect.poll(() => job.run.mock.calls.length).toBe(2)
      await expect.poll(() => waiting(job)).toMatchObject(left)
    },
  )

  it('runs again after a crash of the database with two results on their way', async () => {
    let storing = 0
    const proxy = await openSilentProxy(test.url, {
      onRequest(line, request) {
        if (!request.includes('delete from') || storing === 2) return
        line.loseAnswers()
        storing++
      },
    })
    onTestFinished(proxy.close)
    const warn = vi.spyOn(test.app.log, 'warn')
    const lost = () => warn.mock.calls.filter(([, text]) => text?.startsWith('Failed to complete jobs'))
    const gone = Promise.withResolvers<never>()
    const ordered = Promise.withResolvers<void>()
    let runs = 0
    // The runner counts a lost result twice, and waits for ever for the one that is missing then, if it stops after both.
    const job = makeJob({
      async work() {
        // Otherwise both connections could be lost before there is a third one to look for.
        await ordered.promise
        if (++runs === 3) await gone.promise
      },
    })
    const node = startJobs({ ...test, url: proxy.through(test.url), log: test.app.log }, [job])
    onTestFinished(node.stop)
    await expect.poll(() => order(job).then(() => 'ordered')).toBe('ordered')
    for (let more = 0; more < 2; more++) await order(job)
    ordered.resolve()
    await expect.poll(() => [runs, storing]).toEqual([3, 2])
    proxy.drop()
    await expect.poll(lost).toHaveLength(2)
    gone.reject(new Error('The database is away'))
    await order(job)
    await expect.poll(() => runs).toBeGreaterThan(3)
  })

  it('is watched while it runs; otherwise the loop that looks for jobs is watched', async () => {
    const watched = new Set<string>()
    const watchdog: Watchdog = {
      watch: (name) => ({ expectWithin: () => watched.add(name), rest: () => watched.delete(name) }),
      stuck: () => [],
      late: () => [],
      close: () => {},
    }
    let watchedDuringJob: string[] = []
    const job = makeJob({
      work: async () => {
        watchedDuringJob = [...watched]
      },
    })
    const node = startJobs({ ...test, watchdog, log: test.app.log }, [job])
    onTestFinished(node.stop)
    await expect.poll(() => order(job).then(() => 'ordered')).toBe('ordered')
    await expect.poll(() => job.run.mock.calls.length).toBeGreaterThan(0)
    expect(watchedDuringJob).toEqual([`job ${job.name}`])
    await expect.poll(() => [...watched]).toEqual(['jobs'])
  })

  it('that goes on when its node stops is released, and runs again', async () => {
    let stopped = () => {}
    const job = makeJob({
      work: () =>
        new Promise((done) => {
          stopped = done
        }),
    })
    const node = startJobs({ ...test, log: test.app.log }, [job])
    await order(job)
    await expect.poll(() => job.run.mock.calls.length).toBe(1)
    await node.stop()
    const { rows } = await sql<{ locked_at: Date | null }>`
      select locked_at from graphile_worker.jobs where task_identifier = ${job.name}`.execute(test.db)
    expect(rows).toEqual([{ locked_at: null }])
    stopped()
  })

  it('that begins while its node stops does not keep it from stopping', async () => {
    const stopped = Promise.withResolvers<void>()
    let stopping: Promise<void> | undefined
    const proxy = await openSilentProxy(test.url, {
      onResponse(_line, response) {
        if (response.includes('found while stopping')) stopping ??= node.stop()
      },
    })
    onTestFinished(proxy.close)
    const job = makeJob({ work: () => stopped.promise })
    const node = startJobs({ ...test, url: proxy.through(test.url), log: test.app.log }, [job])
    onTestFinished(() => stopped.resolve())
    const order = sql`select graphile_worker.add_job(${job.name}, '"found while stopping"')`
    await expect.poll(() => order.execute(test.db).then(() => 'ordered')).toBe('ordered')
    await expect.poll(() => stopping !== undefined).toBe(true)
    await stopping
    expect(job.run).toHaveBeenCalled()
  })

  it('that fails is retried later', async () => {
    const job = makeJob({ work: async () => Promise.reject(new Error('not today')) })
    start(job)
    await order(job)
    await expect
      .poll(() => waiting(job))
      .toEqual([{ attempts: 1, last_error: expect.stringContaining('not today') }])
  })
})
