import { welcome } from './demo/welcome.ts'
import { readConfig } from './platform/config.ts'
import { endOnFault } from './platform/end-on-fault.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'
import { type RunningServer, startServer } from './start-server.ts'

const say = (line: string) => console.log(line)

/** Prints one line per problem, and stops. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const starting = startServer(config, say)
  const stop = async () => (await starting).stop()
  stopOnSignals(stop, say, config.SHUTDOWN_DELAY)
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
  say(`\nOperator panel: ${config.PUBLIC_URL ?? server.address}`)
  if (server.isDemo) for (const line of welcome(Date.now())) say(line)
  if (server.isDemo && config.SIMULATOR)
    say('A stand-in chat site writes messages and receives the answers. SIMULATOR=0 goes without it.')
  say('Ctrl+C stops it.')
} catch (error) {
  fail(error)
}
