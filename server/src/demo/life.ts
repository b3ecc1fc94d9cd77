import { fileURLToPath } from 'node:url'
import type { BackgroundService } from '../background-services.ts'
import type { Config } from '../platform/config.ts'
import { freePort, isFree } from '../platform/embedded-postgres/cluster.ts'
import { type Print, stage } from '../platform/stages.ts'
import { startChild } from './child.ts'

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Loads the history of the demo, where it is missing. Then the simulated chat site runs, and portraits are drawn: each in its own process. */
export function startLife({
  address,
  url,
  port,
  print,
}: {
  /** Of the panel. */
  address: string
  /** Of its database. */
  url: string
  port: number
  print: Print
}): BackgroundService {
  const running = new Set<ReturnType<typeof startChild>>()
  let isStopping = false
  /** @returns whether it did its work */
  async function run(failure: string, path: string, flags: string[], environment = {}): Promise<boolean> {
    if (isStopping) return false
    const child = startChild(program(path), flags, environment)
    running.add(child)
    const { code, wasStopped, lastLine } = await child.ended
    running.delete(child)
    if (code !== 0 && !wasStopped) print(`${failure} ${lastLine}`)
    return code === 0
  }
  async function live() {
    const filled = { DATABASE_URL: url, DEMO_WEBHOOK_PORT: String(port) }
    await stage(print, 'History', async (note) => {
      const wasLoaded = await run(
        'The history of the demo was not loaded.',
        './world/run-history.ts',
        [],
        filled,
      )
      note(wasLoaded ? 'loaded' : isStopping ? 'stopped' : 'failed')
    })
    await Promise.all([
      run('The simulated chat site has stopped.', '../../../simulator/src/main.ts', [
        '--demo',
        '--colleagues',
        ...['--url', address],
        ...['--port', String(port)],
      ]),
      run('The portraits of the demo were not drawn.', './world/run-portraits.ts', [], filled),
    ])
  }
  const life = live()
  return {
    async stop() {
      isStopping = true
      await Promise.all(Array.from(running, (child) => child.stop()))
      await life
    },
  }
}

/** The settings with a free port for the chat site, because another panel on this machine can run its own. */
export async function withFreeWebhookPort(config: Config): Promise<Config> {
  if (!config.SIMULATOR || (await isFree(config.DEMO_WEBHOOK_PORT))) return config
  const port = await freePort()
  return {
    ...config,
    DEMO_WEBHOOK_PORT: port,
    WEBHOOK_HOSTS: [...config.WEBHOOK_HOSTS, `127.0.0.1:${port}`],
  }
}
