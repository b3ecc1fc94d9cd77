import { welcome } from './demo/welcome.ts'
import { readConfig } from './platform/config.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'
import { startServer } from './start-server.ts'

const say = (line: string) => console.log(line)

/** Says what is wrong, one thing a line, and ends. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const starting = startServer(config, say)
  stopOnSignals(async () => (await starting).stop(), say, config.SHUTDOWN_DELAY)
  const server = await starting
  say(`\nOperator panel: ${config.PUBLIC_URL ?? server.address}`)
  if (server.isDemo) for (const line of welcome(Date.now())) say(line)
  if (server.isDemo && config.SIMULATOR)
    say('A stand-in chat site writes messages and receives the answers. SIMULATOR=0 goes without it.')
  say('Ctrl+C stops it.')
} catch (error) {
  fail(error)
}
