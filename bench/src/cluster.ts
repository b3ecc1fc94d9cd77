import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../../server/src/platform/database.ts'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { endAll } from '../../server/src/testing/endings.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { endChild, startChild, waitForExit } from './child.ts'
import { startDatabases } from './cluster/databases.ts'
import { databaseUrl, panelUrl, startBalancers, startNodes, untilReady } from './cluster/nodes.ts'
import { startTraffic } from './faults/traffic.ts'
import { inspectDatabase } from './inspect-database.ts'
import { emptyQueues, inspectMix, problemsOf, setPokeRule } from './mix.ts'
import { isCorrect, startPlay } from './start-play.ts'

/**
 * `npm run cluster`: runs `deploy/cluster` on this machine, each of its machines with an address of the loopback network: three
 * PostgreSQL with Patroni and etcd, two HAProxy, three nodes. Customers and operators are at work while one part after the other is
 * killed. Prints what each failure cost, and the ledger of the site; exit code 1 when anything is missing, sent twice or wrong.
 */
const { values: flags } = parseArgs({
  options: {
    conversations: { type: 'string', default: '500' },
    operators: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '1200' },
    pace: { type: 'string', default: '35' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
/** Seconds without an answer after which a customer writes again. */
const maxWait = '12'

const { folder } = await makeRunFolder('cluster')
const password = randomBytes(18).toString('hex')
const started = Date.now()
const say = (text: string) => console.log(`${((Date.now() - started) / 1_000).toFixed(1)} s: ${text}`)

const databases = await startDatabases(folder, password)
say('three PostgreSQL follow their leader')
const balancers = startBalancers(folder)
const webhookPort = await freePort()
const environment = {
  DATABASE_URL: databaseUrl('panel', password),
  DATABASE_OWNER_URL: databaseUrl('panel_owner', password),
  DATABASE_REPLICA_URL: databaseUrl('panel', password, 5001),
  DATA_DIR: folder,
  SECRET_KEY: randomBytes(32).toString('base64'),
  DEMO: '1',
  SIMULATOR: '0',
  NODE_ENV: 'test',
  PUBLIC_URL: panelUrl,
  LOG_LEVEL: 'fatal',
  DEMO_WEBHOOK_PORT: String(webhookPort),
  WEBHOOK_HOSTS: `127.0.0.1:${webhookPort}`,
}
const nodes = await startNodes(environment)
await untilReady()
say('three nodes are ready')
await waitForExit(
  startChild('demo:robots', ['server/src/demo/robots.ts', '--count', flags.operators], environment),
)
const { db, close } = openDatabase(environment.DATABASE_OWNER_URL, { size: 2 })
await setPokeRule(db)
const ledgerFile = join(folder, 'ledger.json')
const mix = { seed: flags.seed, maxWait }
const { simulator, robots } = startPlay({ ...flags, url: panelUrl, webhookPort, ledgerFile, mix })
const played = waitForExit(simulator)
await untilAnswers(20)
say('the operators answer')

const faults: Record<string, () => Promise<unknown>> = {
  'nothing, for 15 seconds': () => wait(15_000),
  'the leader loses its power': databases.killLeader,
  'one etcd is killed': databases.killEtcd,
  'a node is killed': async () => {
    await nodes[0]?.end('SIGKILL')
    await nodes[0]?.start()
  },
  'a balancer is killed': async () => {
    await balancers[0]?.kill()
    await wait(5_000)
    balancers[0]?.start()
  },
  'another PostgreSQL takes the lead': databases.switchOver,
  'the nodes are restarted in turn': async () => {
    for (const node of nodes) {
      await node.end('SIGTERM')
      await node.start()
      await wait(3_000)
    }
  },
}
const rows: { what: string; from: number; to: number; calls: number; refused: number; slowest: number }[] = []
for (const [what, cause] of Object.entries(faults)) {
  const traffic = await startTraffic(panelUrl, db, { isSilent: true })
  await wait(3_000)
  say(what)
  const from = Date.now()
  await cause()
  await databases.untilHealthy()
  await untilReady()
  await untilAnswers(5)
  const to = Date.now()
  const { requests, failures, slowestMilliseconds } = await traffic.stop()
  for (const failure of failures.slice(0, 3)) console.log(`  ${failure}`)
  rows.push({ what, from, to, calls: requests, refused: failures.length, slowest: slowestMilliseconds })
}

say('the queues are emptied')
const operators = Number(flags.operators)
const deadline = started + Number(flags.seconds) * 1_000
const { settled } = await emptyQueues(db, { maxWait: Number(maxWait), pokes: false, deadline })
await Promise.race([played, endChild(simulator)])
await endChild(robots)
const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8'))
const database = await inspectDatabase(db)
const problems = problemsOf(await inspectMix(db, panelUrl, ledger, operators), ledger)
if (!settled) problems.push('The queues were not empty in time')
const table = []
for (const { what, from, to, calls, refused, slowest } of rows)
  table.push({
    what,
    'longest without an answer, s': await longestGap(from, to),
    'calls without retry': calls,
    refused,
    'slowest, s': Math.round(slowest / 100) / 10,
  })
console.table(table)
const { missing, doubles, out_of_order } = ledger
console.log({ answers: database.answers, missing, doubles, out_of_order, problems })
await close()
await endAll()
process.exit(isCorrect(problems, ledger, database) ? 0 : 1)

/**
 * Resolves when operators have sent so many answers from now on.
 * @throws after a minute: either nobody can send, or the conversations have ended, and `--conversations` is too low
 */
async function untilAnswers(count: number) {
  const deadline = Date.now() + 60_000
  const read = () =>
    sql<{ answers: number }>`select count(*) as answers from messages where direction = 'out'`
      .execute(db)
      .then(({ rows }) => rows[0]?.answers)
      // There is no leader.
      .catch(() => undefined)
  let before: number | undefined
  for (;;) {
    const now = await read()
    before ??= now
    if (now !== undefined && before !== undefined && now >= before + count) return
    if (Date.now() > deadline) throw new Error(`Not even ${count} answers were sent in a minute`)
    await wait(200)
  }
}

/** The longest time between two answers, in seconds. @param from, to milliseconds since 1970 */
async function longestGap(from: number, to: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select round(max(extract(epoch from created_at - before)), 1)::float8 as seconds from (
      select created_at, lag(created_at) over (order by created_at) as before from messages where direction = 'out') m
    where created_at > to_timestamp(${from}::float8 / 1000) and before < to_timestamp(${to}::float8 / 1000)`.execute(
    db,
  )
  return rows[0]?.seconds ?? Number.NaN
}
