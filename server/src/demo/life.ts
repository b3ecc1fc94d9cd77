import { fileURLToPath } from 'node:url'
import type { BackgroundService } from '../background-services.ts'
import type { Config } from '../platform/config.ts'
import { freePort, isFree } from '../platform/embedded-postgres/cluster.ts'
import { type Print, stage } from '../platform/stages.ts'
import { type End, startChild } from './child.ts'

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
  async function run(path: string, flags: string[], environment = {}): Promise<End> {
    const child = startChild(program(path), flags, environment)
    running.add(child)
    const end = await child.ended
    running.delete(child)
    return end
  }
  async function fill(path: string, failure: string): Promise<'loaded' | 'stopped' | 'failed'> {
    const end = await run(path, [], { DATABASE_URL: url, DEMO_WEBHOOK_PORT: String(port) })
    if (end.wasStopped) return 'stopped'
    if (end.code === 0) return 'loaded'
    print(`${failure} ${end.lastLine}`)
    return 'failed'
  }
  async function runChatSite() {
    const flags = ['--demo', '--colleagues', '--all-sites', '--url', address, '--port', String(port)]
    const end = await run('../../../simulator/src/main.ts', flags)
    if (!end.wasStopped) print(`The simulated chat site has stopped. ${end.lastLine}`)
  }
  async function live() {
    await stage(print, 'History', async (note) =>
      note(await fill('./world/run-history.ts', 'The history of the demo was not loaded.')),
    )
    if (isStopping) return
    await Promise.all([
      runChatSite(),
      fill('./world/run-portraits.ts', 'The portraits of the demo were not drawn.'),
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
