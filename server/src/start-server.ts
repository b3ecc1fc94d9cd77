import type { FastifyBaseLogger } from 'fastify'
import { startLife, withFreeWebhookPort } from './demo/life.ts'
import type { Config } from './platform/config.ts'
import { answerWhileStarting } from './platform/http/answer-while-starting.ts'
import { findPort } from './platform/http/listen.ts'
import { type Print, stage } from './platform/stages.ts'
import { numberOfWorkers } from './platform/workers/number-of-workers.ts'
import { startWorkers } from './platform/workers/primary.ts'
import { type PreparedPanel, preparePanel } from './prepare-panel.ts'
import type { NodeStart } from './serve-node.ts'

type Serving = {
  address: string
  /** The log of the process that serves; each worker has its own. */
  log?: FastifyBaseLogger
  /** Resolves with the reason when nothing serves any more. */
  lost?: Promise<Error>
  stop(): Promise<void>
}

export type RunningServer = Serving & Omit<PreparedPanel, 'url'>

/** Starts the panel with everything it needs. If a stage fails, what was started before is stopped. */
export async function startServer(config: Config, print: Print): Promise<RunningServer> {
  // Stops in the reverse order of the start: the embedded database last.
  const started = new AsyncDisposableStack()
  try {
    const server = await start(await withFreeWebhookPort(config), print, started)
    return { ...server, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync().catch(() => {})
    throw error
  }
}

async function start(
  config: Config,
  print: Print,
  started: AsyncDisposableStack,
): Promise<Omit<RunningServer, 'stop'>> {
  const found = { ...config, PORT: await findPort(config) }
  const stopAnswering = await answerWhileStarting(found)
  started.defer(stopAnswering)
  const { url, ...prepared } = await preparePanel(found, print, started)
  const serving = await stage(print, 'Server', async (note) => {
    const workers = await numberOfWorkers(config, url)
    const serving = await serve(workers, { config: found, url }, print)
    const { port } = new URL(serving.address)
    note(workers === 1 ? `listens on port ${port}` : `${workers} listen on port ${port}`)
    return serving
  })
  started.defer(serving.stop)
  await stopAnswering()
  if (prepared.isDemo && config.SIMULATOR)
    started.defer(startLife({ address: serving.address, url, port: config.DEMO_WEBHOOK_PORT, print }).stop)
  return { ...prepared, ...serving }
}

/** One worker is this process: a second process would only cost memory. */
async function serve(
  workers: number,
  { config, url }: Pick<NodeStart, 'config' | 'url'>,
  print: Print,
): Promise<Serving> {
  if (workers > 1) {
    return startWorkers(workers, { config, url } satisfies NodeStart, print)
  }
  // The primary process of several workers does without the code that serves.
  const { serveNode } = await import('./serve-node.ts')
  return serveNode({ config, url })
}
