import { aliveInterval, type FromWorker, type Metrics, type ToWorker } from './messages.ts'

/** What a worker serves. */
export type Served = {
  address: string
  metrics(): Promise<Metrics>
  stop(): Promise<void>
}

/** Requests the metrics of all workers from the primary process. */
export type MetricsOfAll = () => Promise<Metrics[]>

/**
 * Serves in this worker what the primary process asks for, until it says to stop. Signals are left to the primary process: a
 * terminal and a service manager send them to all processes.
 * @returns a function that stops the worker in order
 */
export function serveAsWorker<Start>(
  serve: (start: Start, metricsOfAll: MetricsOfAll) => Promise<Served>,
): () => Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  const requests = new Map<number, (metrics: Metrics[]) => void>()
  let lastId = 0
  let starting: Promise<Served> | undefined
  let serves = false

  const metricsOfAll = () =>
    new Promise<Metrics[]>((done) => {
      const id = ++lastId
      requests.set(id, done)
      send({ kind: 'metrics', id })
    })

  async function start(given: Start) {
    starting = serve(given, metricsOfAll)
    try {
      const { address } = await starting
      serves = true
      await send({ kind: 'serves', address })
      setInterval(() => void send({ kind: 'alive' }), aliveInterval).unref()
    } catch (error) {
      await endWith(error)
    }
  }

  const stop = async () => (await starting)?.stop()

  async function stopAndExit() {
    try {
      // A worker that does not serve yet has no work to finish.
      if (serves) await stop()
      process.exit(0)
    } catch (error) {
      await endWith(error)
    }
  }

  async function report(id: number) {
    const metrics = await starting?.then((served) => served.metrics())
    if (metrics) await send({ kind: 'report', id, metrics })
  }

  process.on('message', (message: ToWorker) => {
    // The cast: the primary process runs the same program, and sends what `serve` expects.
    if (message.kind === 'start') void start(message.start as Start)
    if (message.kind === 'stop') void stopAndExit()
    if (message.kind === 'report') void report(message.id)
    if (message.kind === 'metrics') {
      requests.get(message.id)?.(message.metrics)
      requests.delete(message.id)
    }
  })
  return stop
}

/** Resolves when the message is sent, or when the primary process has ended. */
const send = (message: FromWorker) => new Promise<void>((done) => process.send?.(message, () => done()))

/** Ends the worker. The primary process prints the error. */
async function endWith(error: unknown): Promise<never> {
  await send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
