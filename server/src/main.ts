import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import { welcome } from './demo/welcome.ts'
import { setupLines } from './features/people/setup/token.ts'
import { readConfig } from './platform/config.ts'
import { endOnFault } from './platform/end-on-fault.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'
import { serveAsWorker } from './platform/workers/worker.ts'
import type { NodeStart } from './serve-node.ts'
import { startServer } from './start-server.ts'

const print = (line: string) => console.log(line)

/** Prints one line per problem, and stops. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Logs what nobody handled, once there is a log. */
function faultLog() {
  let log: FastifyBaseLogger | undefined
  return {
    use: (opened: FastifyBaseLogger | undefined) => {
      log = opened
    },
    write: (fault: unknown, kind: string) => {
      if (log) log.fatal({ err: fault }, `${kind}: the node ends`)
      else console.error(fault)
    },
  }
}

async function startPanel() {
  const config = readConfig(process.env)
  const starting = startServer(config, print)
  const stop = async () => (await starting).stop()
  stopOnSignals(stop, print, config.SHUTDOWN_DELAY)
  const faults = faultLog()
  endOnFault(stop, faults.write, config.SHUTDOWN_DELAY)
  const server = await starting
  faults.use(server.log)
  void server.lost?.then(async (reason) => {
    await stop().catch(() => {})
    fail(reason)
  })
  print(`\nOperator panel: ${config.PUBLIC_URL ?? server.address}`)
  if (server.setupToken)
    for (const line of setupLines(server.setupToken, config.PUBLIC_URL ?? server.address)) print(line)
  if (server.isDemo) for (const line of welcome(Date.now())) print(line)
  if (server.isDemo && config.SIMULATOR)
    print('A simulated chat site writes messages and receives the answers. SIMULATOR=0 disables it.')
  print('Ctrl+C stops it.')
}

/** A worker that ends because of a fault is replaced, so it does not serve for `SHUTDOWN_DELAY` first. */
function startWorker() {
  const faults = faultLog()
  const stop = serveAsWorker(async (start: NodeStart, metricsOfAll) => {
    const { serveNode } = await import('./serve-node.ts')
    const served = await serveNode(start, metricsOfAll)
    faults.use(served.log)
    return served
  })
  endOnFault(stop, faults.write, 0)
}

try {
  if (cluster.isWorker) startWorker()
  else await startPanel()
} catch (error) {
  fail(error)
}
