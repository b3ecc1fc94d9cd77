import { welcome } from './demo/welcome.ts'
import { setupLines } from './features/setup/token.ts'
import { readConfig } from './platform/config.ts'
import { endOnFault } from './platform/end-on-fault.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'
import { type RunningServer, startServer } from './start-server.ts'

const print = (line: string) => console.log(line)

/** Prints one line per problem, and stops. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const starting = startServer(config, print)
  const stop = async () => (await starting).stop()
  stopOnSignals(stop, print, config.SHUTDOWN_DELAY)
  let log: RunningServer['log'] | undefined
  endOnFault(
    stop,
    (fault, kind) => {
      if (log) log.fatal({ err: fault }, `${kind}: the node ends`)
      else console.error(fault)
    },
    config.SHUTDOWN_DELAY,
  )
  const server = await starting
  log = server.log
  print(`\nOperator panel: ${config.PUBLIC_URL ?? server.address}`)
  if (server.setupToken)
    for (const line of setupLines(server.setupToken, config.PUBLIC_URL ?? server.address)) print(line)
  if (server.isDemo) for (const line of welcome(Date.now())) print(line)
  if (server.isDemo && config.SIMULATOR)
    print('A simulated chat site writes messages and receives the answers. SIMULATOR=0 disables it.')
  print('Ctrl+C stops it.')
} catch (error) {
  fail(error)
}
