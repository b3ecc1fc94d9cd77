import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BackgroundService } from '../background-services.ts'
import type { Config } from '../platform/config.ts'
import { freePort, isFree } from '../platform/embedded-postgres/cluster.ts'
import type { Print } from '../platform/stages.ts'

const program = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url))
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href
const endsWithin = 2_000

/** Runs the simulated chat site in its own process, so that it can write and receive while the server is busy. */
export function startChatSite({
  address,
  port,
  print,
}: {
  address: string
  port: number
  print: Print
}): BackgroundService {
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, program, '--demo', '--url', address, '--port', String(port)],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  let lastLine = ''
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLine = line
    })
  let isStopping = false
  const ended = new Promise<void>((done) => {
    child.on('error', () => done())
    child.on('close', () => done())
  })
  void ended.then(() => {
    if (!isStopping) print(`The simulated chat site has stopped. ${lastLine}`)
  })
  return {
    async stop() {
      isStopping = true
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), endsWithin)
      await ended
      clearTimeout(late)
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
