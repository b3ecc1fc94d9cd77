import { fileURLToPath } from 'node:url'
import type { BackgroundService } from '../background-services.ts'
import type { Config } from '../platform/config.ts'
import { freePort, isFree } from '../platform/embedded-postgres/cluster.ts'
import type { Print } from '../platform/stages.ts'
import { startChild } from './child.ts'

const history = fileURLToPath(new URL('./world/run.ts', import.meta.url))
const chatSite = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url))

/** Loads the history of the demo, where it is missing, and then runs the simulated chat site: each in its own process. */
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
  let running = startChild(history, [], { DATABASE_URL: url, DEMO_WEBHOOK_PORT: String(port) })
  const begun = running.ended.then(({ code, wasStopped, lastLine }) => {
    if (wasStopped) return
    if (code !== 0) print(`The history of the demo was not loaded. ${lastLine}`)
    running = startChild(chatSite, ['--demo', '--colleagues', '--url', address, '--port', String(port)])
    void running.ended.then((end) => {
      if (!end.wasStopped) print(`The simulated chat site has stopped. ${end.lastLine}`)
    })
  })
  return {
    async stop() {
      await running.stop()
      await begun
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
