import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { makeRunFolder } from '../../server/src/testing/run-folder.ts'
import { endChild, startChild, waitForExit } from './child.ts'
import { startBalancer } from './faults/balancers.ts'
import { startNode } from './faults/test-panel.ts'
import { inspectDatabase } from './inspect-database.ts'
import { causeFaults } from './ledger-faults.ts'
import { emptyQueues, inspectMix, openRunningDatabase, problemsOf, setPokeRule } from './mix.ts'
import { isCorrect, startPlay } from './start-play.ts'
import { untilWritten } from './until-written.ts'

/**
 * Plays a corpus through a real server, or two behind HAProxy, with real operators; restarts, suspends and kills nodes and
 * their database meanwhile; and prints the site's ledger: what the customers sent, what was answered, what is missing. Exit
 * code 1 when anything is missing.
 * With --mix, operators also skip, ignore, hand over, report and poke. Then every conversation must be in one state, and every
 * count must be correct.
 */
const { values: flags } = parseArgs({
  options: {
    corpus: { type: 'string' },
    conversations: { type: 'string', default: '100' },
    operators: { type: 'string', default: '32' },
    'server-kills': { type: 'string', default: '0' },
    'database-kills': { type: 'string', default: '0' },
    /** Two nodes behind HAProxy instead of one. */
    balancer: { type: 'boolean', default: false },
    /** Restarts of the nodes in turn, before all other faults; requires `balancer`. */
    rolling: { type: 'string', default: '0' },
    /** How often a node is suspended, and for how many milliseconds. */
    pauses: { type: 'string', default: '0' },
    'paused-for': { type: 'string', default: '20000' },
    /** Maximum milliseconds between two faults. */
    pause: { type: 'string', default: '8000' },
    seconds: { type: 'string', default: '1200' },
    mix: { type: 'boolean', default: false },
    /** Seconds without an answer after which a customer writes again in a mix. */
    'max-wait': { type: 'string', default: '5' },
    /** Seconds that a customer takes to write, on average, so that the conversations last longer than the faults. */
    pace: { type: 'string', default: '0' },
    /** The seed of the choices in a mix. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const { folder, dataDir, remove } = await makeRunFolder('ledger')
const ledgerFile = join(folder, 'ledger.json')
const webhookPort = await freePort()
const environment = {
  DATA_DIR: dataDir,
  DEMO: '1',
  SIMULATOR: '0',
  DEMO_WEBHOOK_PORT: String(webhookPort),
  WEBHOOK_HOSTS: `127.0.0.1:${webhookPort}`,
  TRUST_PROXY: '127.0.0.1',
  SHUTDOWN_DELAY: flags.balancer ? '5' : '0',
}

const nodes = [await startNode(environment)]
if (flags.balancer) nodes.push(await startNode(environment))
const addresses = nodes.map((node) => node.url)
const balancer = flags.balancer ? await startBalancer('haproxy', folder, addresses) : undefined
const url = balancer?.url ?? String(addresses[0])
await waitForExit(
  startChild('demo:robots', ['server/src/demo/robots.ts', '--count', flags.operators], environment),
)
const prepared = await openRunningDatabase(environment.DATA_DIR)
if (flags.mix) await setPokeRule(prepared.db)
// The pokes of the demo would continue after the end of the conversations.
else await prepared.db.deleteFrom('poke_rules').execute()
await prepared.close()
const { simulator, robots } = startPlay({
  url,
  webhookPort,
  ledgerFile,
  corpus: flags.corpus,
  conversations: flags.conversations,
  operators: flags.operators,
  seconds: flags.seconds,
  pace: flags.pace,
  mix: flags.mix ? { seed: flags.seed, maxWait: flags['max-wait'] } : undefined,
})

const finished = flags.mix
  ? waitForExit(simulator)
  : Promise.race([untilWritten(ledgerFile), waitForExit(simulator)])
let isFinished = false
void finished.then(() => {
  isFinished = true
})

const started = Date.now()
const faults = await causeFaults({
  nodes,
  url,
  balancer,
  dataDir,
  counts: {
    server: Number(flags['server-kills']),
    database: Number(flags['database-kills']),
    pause: Number(flags.pauses),
    rolling: Number(flags.rolling),
  },
  pause: Number(flags.pause),
  pausedFor: Number(flags['paused-for']),
  isOver: () => isFinished,
  over: finished,
})
const lastFaultAt = Date.now()

const running = await openRunningDatabase(environment.DATA_DIR)
if (!flags.mix) {
  await finished
  // The demo's own conversations would never be answered.
  if (!existsSync(ledgerFile)) throw new Error('The simulator ended before it wrote its ledger')
}
const played = await emptyQueues(running.db, {
  maxWait: Number(flags['max-wait']),
  pokes: flags.mix,
  deadline: started + Number(flags.seconds) * 1_000,
})
const seconds = (Date.now() - started) / 1000
await endChild(simulator)
await endChild(robots)
const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8'))
const database = await inspectDatabase(running.db)
const mix = flags.mix && (await inspectMix(running.db, url, ledger, Number(flags.operators)))
const problems = mix ? problemsOf(mix, ledger) : []
if (faults.rolling.failures.length > 0) problems.push('Requests failed in rolling restarts')
if (!played.settled) problems.push('The queues were not empty in time')
await running.close()
await balancer?.end()
for (const node of nodes) await endChild(node.process())
console.log(
  JSON.stringify(
    {
      faults,
      quietAfterLastFault: (played.quietAt - lastFaultAt) / 1000,
      quietAfterLastMessage: played.quietAfterLastMessage,
      seconds,
      answersPerSecond: database.answers / seconds,
      ledger: { ...ledger, given_up_ids: undefined },
      database,
      problems,
      ...(mix && { seed: flags.seed, ...played, mix }),
    },
    null,
    2,
  ),
)
await remove()
process.exit(isCorrect(problems, ledger, database) ? 0 : 1)
