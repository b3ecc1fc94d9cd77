import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { endChild, startChild, waitForExit } from './child.ts'
import { inspectDatabase } from './inspect-database.ts'
import { complaintsOf, inspectMix, openRunning, setPokeRule, workOff } from './mix.ts'
import { makeRunFolder } from './run-folder.ts'
import { killDatabase, startServer } from './server.ts'

/**
 * Plays a corpus through a real server with real operators, kills the server and its database on the way, and prints the
 * site's ledger: what the customers sent, what was answered, what is missing. Ends with 1 when anything is.
 * With --mix operators also skip, ignore, hand over and report, and poke who is silent; then every conversation has to be in
 * one state, and every count has to be right.
 */
const { values: flags } = parseArgs({
  options: {
    corpus: { type: 'string' },
    conversations: { type: 'string', default: '100' },
    operators: { type: 'string', default: '32' },
    'server-kills': { type: 'string', default: '0' },
    'database-kills': { type: 'string', default: '0' },
    /** Milliseconds between two kills, at most. */
    pause: { type: 'string', default: '8000' },
    seconds: { type: 'string', default: '1200' },
    mix: { type: 'boolean', default: false },
    /** Seconds without an answer, and a customer in a mix writes on. */
    patience: { type: 'string', default: '5' },
    /** Of the choices in a mix. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const { folder, dataDir, remove } = makeRunFolder('ledger')
const ledgerFile = join(folder, 'ledger.json')
const [port, webhookPort] = [await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`
const environment = {
  DATA_DIR: dataDir,
  PORT: String(port),
  DEMO: '1',
  SIMULATOR: '0',
  DEMO_WEBHOOK_PORT: String(webhookPort),
  WEBHOOK_HOSTS: `127.0.0.1:${webhookPort}`,
}

let server = await startServer(environment)
await waitForExit(
  startChild('demo:robots', ['server/src/demo/robots.ts', '--count', flags.operators], environment),
)
const mixFlags = flags.mix ? ['--mix', '--seed', flags.seed] : []
if (flags.mix) {
  const running = await openRunning(environment.DATA_DIR)
  await setPokeRule(running.db)
  await running.close()
}
const simulator = startChild('simulator', [
  'simulator/src/main.ts',
  ...[
    '--url',
    url,
    '--port',
    String(webhookPort),
    '--ledger',
    ledgerFile,
    '--pace',
    '0',
    '--conversations',
    flags.conversations,
  ],
  ...(flags.corpus ? ['--corpus', flags.corpus] : ['--demo']),
  ...['--seconds', flags.seconds, ...mixFlags],
  ...(flags.mix ? ['--patience', flags.patience] : []),
])
const robots = startChild('robots', [
  'simulator/src/robots.ts',
  '--operators',
  flags.operators,
  '--seconds',
  flags.seconds,
  '--url',
  url,
  ...mixFlags,
])

const finished = waitForExit(simulator)
let isFinished = false
void finished.then(() => {
  isFinished = true
})

const kills = [
  ...Array.from({ length: Number(flags['server-kills']) }, () => 'server' as const),
  ...Array.from({ length: Number(flags['database-kills']) }, () => 'database' as const),
].sort(() => Math.random() - 0.5)

const started = Date.now()
let killed = 0
for (const what of kills) {
  const pause = new Promise((done) => setTimeout(done, 1_000 + Math.random() * Number(flags.pause)))
  await Promise.race([pause, finished])
  if (isFinished) break
  killed++
  if (what === 'database') killDatabase(environment.DATA_DIR)
  else {
    server.child.kill('SIGKILL')
    await waitForExit(server.child)
    server = await startServer(environment)
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s: ${what} killed with -9, and back`)
}

const running = flags.mix ? await openRunning(environment.DATA_DIR) : undefined
const played =
  running &&
  (await workOff(running.db, {
    patience: Number(flags.patience),
    giveUpAt: started + Number(flags.seconds) * 1_000,
  }))
if (flags.mix) simulator.kill('SIGTERM')
await finished
const seconds = (Date.now() - started) / 1000
await endChild(robots)
const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8'))
const database = await inspectDatabase(environment.DATA_DIR)
const mix = running && (await inspectMix(running.db, url, ledger, Number(flags.operators)))
const complaints = mix ? complaintsOf(mix, ledger) : []
if (played && !played.settled) complaints.push('The queues were not worked off in time')
await running?.close()
await endChild(server.child)
console.log(
  JSON.stringify(
    {
      kills: killed,
      seconds,
      answersPerSecond: database.answers / seconds,
      ledger: { ...ledger, given_up_ids: undefined },
      database,
      ...(mix && { seed: flags.seed, ...played, mix, complaints }),
    },
    null,
    2,
  ),
)
await remove()
const isSound =
  complaints.length === 0 &&
  ledger.missing === 0 &&
  ledger.doubles === 0 &&
  ledger.out_of_order === 0 &&
  database.doubles === 0 &&
  database.stuckLeases === 0
process.exit(isSound ? 0 : 1)
