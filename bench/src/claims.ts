import { Logger, run as runWorker } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { claimItems } from '../../server/src/features/answering/queue/claim.ts'
import { openClaims } from '../../server/src/features/answering/queue/claims.ts'
import type { Eligibility } from '../../server/src/features/answering/queue/eligible.ts'
import type { Db } from '../../server/src/platform/database.ts'
import { openLive } from '../../server/src/platform/live.ts'
import { openWatchdog } from '../../server/src/platform/watchdog.ts'
import { captureStatements } from './capture.ts'
import { fillPeople, fillWaiting, languages } from './fill.ts'
import { analyzeAndCheckpoint, type FreshDatabase, withFreshDatabase } from './fresh-database.ts'
import { type Measured, measure, measured, print } from './measure.ts'
import { literal, runPgbench, scriptLineOf } from './pgbench.ts'

const callers = 32
const items = 20_000
const seconds = 4
/** To measure fetching alone, this number of workers fetch one job each and do not finish it. */
const heldJobs = 2_000

const eligibleFor = (...eligibleLanguages: string[]): Eligibility => ({
  kinds: ['reply', 'poke'],
  languages: eligibleLanguages,
  siteownerIds: null,
  segments: null,
  handovers: false,
})
const eligibleForAll = eligibleFor(...languages)
/** Operators of different groups, so that not all claims can share a statement. */
const work = [eligibleFor('nl', 'en'), eligibleFor('it', 'es', 'fr'), eligibleFor('pl'), eligibleForAll]
const workOf = (number: number) => work[number % work.length] ?? eligibleForAll

await withFreshDatabase(async (fresh) => {
  // An operator has at most one lease, so each claim is for another operator.
  const operatorIds = await fillPeople(fresh.db, { operators: items + 1 })
  await fillWaiting(fresh.db, items)
  const sameRights = await claimWithPanel(fresh, operatorIds, () => eligibleForAll)
  const differentRights = await claimWithPanel(fresh, operatorIds, workOf)
  const pgbench = await claimWithPgbench(fresh, operatorIds)
  const boss = await fetchWithPgBoss(fresh)
  const worker = await fetchWithGraphileWorker(fresh)
  print(`Claims: ${callers} callers, ${items} waiting items`, {
    'operator panel': differentRights,
    'operator panel, all may take all': sameRights,
    'its statement by pgbench': pgbench,
    'pg-boss fetch': boss,
    'graphile-worker fetch': worker.fetch,
    'graphile-worker run': worker.run,
  })
})

/** The operation of `POST /api/queues/{queue}/claim`: one node with its own pool. */
async function claimWithPanel(
  { url, db }: FreshDatabase,
  operatorIds: number[],
  eligibilityOf: (caller: number) => Eligibility,
): Promise<Measured> {
  await resetItems(db)
  const live = openLive(url)
  await live.ready
  const watchdog = openWatchdog(console)
  const claims = openClaims({ urgent: db, batches: db, live, watchdog })
  let next = 0
  const result = await measure({ callers, seconds }, async (caller) => {
    const operatorId = operatorIds[next++]
    if (operatorId === undefined) return false
    return (await claims.claim({ operatorId, eligibility: eligibilityOf(caller), exclude: [] })) !== null
  })
  watchdog.close()
  await live.close()
  return result
}

/** The statement of one claim, each client separately. */
async function claimWithPgbench({ url, folder, db }: FreshDatabase, operatorIds: number[]) {
  await sql`update queue_items set expires_at = null, lease_id = null, operator_id = null, opened = false`.execute(
    db,
  )
  const [first = 0, operatorId = 0] = [operatorIds.at(0), operatorIds.at(-1)]
  await sql`create sequence bench_operators start ${sql.lit(first)}`.execute(db)
  const caller = { operatorId, eligibility: eligibleForAll, exclude: [] }
  const [statement] = await captureStatements(async () => {
    await claimItems(db, [caller])
  })
  if (!statement) throw new Error('A claim made no statement')
  await resetItems(db)
  const request = String(statement.values[0])
  const replacements = new Map([
    [
      request,
      `jsonb_set(${literal(request)}::jsonb, '{0,operator_ids,0}', to_jsonb(nextval('bench_operators')))`,
    ],
  ])
  return runPgbench(scriptLineOf(statement, replacements), { url, folder, clients: callers, seconds })
}

async function fetchWithPgBoss({ url, db }: FreshDatabase): Promise<Measured> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  boss.on('error', (error) => console.error(error))
  await boss.start()
  await boss.createQueue('bench')
  const jobs = Array.from({ length: items }, (_, number) => ({ data: { conversation: number } }))
  await boss.insert('bench', jobs)
  await analyzeAndCheckpoint(db)
  const result = await measure({ callers, seconds }, async () => (await boss.fetch('bench')).length > 0)
  await boss.stop({ graceful: false })
  return result
}

async function fetchWithGraphileWorker({
  url,
  db,
}: FreshDatabase): Promise<{ fetch: Measured; run: Measured }> {
  const addJobs = (count: number) =>
    sql`select count(graphile_worker.add_job('bench', json_build_object('conversation', n))) from generate_series(1, ${count}::int) n`.execute(
      db,
    )
  await addJobs(heldJobs)
  await analyzeAndCheckpoint(db)
  const fetch = await takeJobs(url, { concurrency: heldJobs, count: heldJobs, isHeld: true })
  await deleteJobs(db)
  await addJobs(items)
  await analyzeAndCheckpoint(db)
  const run = await takeJobs(url, { concurrency: callers, count: items, isHeld: false })
  return { fetch, run }
}

async function takeJobs(
  url: string,
  options: { concurrency: number; count: number; isHeld: boolean },
): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  let taken = 0
  const start = performance.now()
  const runner = await runWorker({
    pgPool: pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: {
      async bench() {
        taken++
        if (taken >= options.count || performance.now() - start > seconds * 1_000) finish()
        if (options.isHeld) await isReleased
      },
    },
  })
  await isOver
  const result = measured(taken / ((performance.now() - start) / 1_000), [])
  release()
  await runner.stop()
  await pool.end()
  return result
}

/** Resets all items, as if nothing had been claimed. */
async function resetItems(db: Db) {
  await sql`update queue_items set expires_at = null, lease_id = null, operator_id = null`.execute(db)
  await analyzeAndCheckpoint(db)
}

async function deleteJobs(db: Db) {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
}
