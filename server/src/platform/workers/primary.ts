import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Print } from '../stages.ts'
import { gatherMetrics } from './gather-metrics.ts'
import { aliveInterval, type FromWorker, send } from './messages.ts'

export type Workers = {
  /** The address on which all of them serve. */
  address: string
  /** Resolves with the reason when no worker serves and none can be started. */
  lost: Promise<Error>
  /** Stops all of them in order. @throws when one did not end in order */
  stop(): Promise<void>
}

/** Milliseconds before each replacement of a worker that does not serve for long. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]
/** A worker that served for this many milliseconds is replaced without a pause again. */
const calmAfter = 60_000

/** A worker that hangs for so many intervals is killed, and replaced like any other that ends. */
const silentIntervals = 8

type Running = { worker: Worker; address: string; ended: Promise<string> }

/**
 * Runs `main.ts` in this many processes, which share one port, and replaces those that end.
 * @param start what each of them receives to start with
 * @throws when one of them cannot start; the others are stopped
 */
export async function startWorkers(count: number, start: object, print: Print): Promise<Workers> {
  // Keeps numbers that JSON does not have, such as a limit of Infinity.
  cluster.setupPrimary({ serialization: 'advanced' })
  /** Workers that have not ended, and why each of them will have ended. */
  const workers = new Map<Worker, Promise<string>>()
  const serving = new Set<Worker>()
  const stopping = new AbortController()
  const lost = Promise.withResolvers<Error>()
  const metrics = gatherMetrics(serving)

  function startOne(): Promise<Running> {
    const worker = cluster.fork()
    let failure = ''
    const ended = new Promise<string>((done) => {
      worker.on('exit', (code, signal) => {
        serving.delete(worker)
        workers.delete(worker)
        done(failure || (signal ?? `exit code ${code}`))
      })
    })
    workers.set(worker, ended)
    worker.on('error', () => {})
    return new Promise((done, fail) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'failed') failure = message.message
        else if (message.kind === 'report' || message.kind === 'metrics') metrics.receive(worker, message)
        else if (message.kind === 'serves') {
          serving.add(worker)
          killWhenSilent(worker)
          done({ worker, address: message.address, ended })
        }
      })
      void ended.then((reason) => fail(new Error(failure || `A worker ended at its start: ${reason}`)))
      send(worker, { kind: 'start', start })
      if (stopping.signal.aborted) send(worker, { kind: 'stop' })
    })
  }

  /** Intervals are counted, not measured: after a pause of this process, it first reads what the worker has sent. */
  function killWhenSilent(worker: Worker) {
    let silent = 0
    worker.on('message', () => {
      silent = 0
    })
    const timer = setInterval(() => {
      if (++silent < silentIntervals) return
      print(`Worker ${worker.process.pid} hangs.`)
      worker.process.kill('SIGKILL')
    }, aliveInterval)
    worker.on('exit', () => clearInterval(timer))
  }

  async function keepRunning(first: Running) {
    let current = first
    for (let replacements = 0; ; replacements++) {
      const since = performance.now()
      const reason = await current.ended
      if (stopping.signal.aborted) return
      print(`Worker ${current.worker.process.pid} ended: ${reason}. Another one replaces it.`)
      if (performance.now() - since >= calmAfter) replacements = 0
      const next = await replace(replacements)
      if (!next) return
      print(`Worker ${next.worker.process.pid} serves.`)
      current = next
    }
  }

  /** Starts a worker, repeatedly while others serve. @returns null when the panel stops */
  async function replace(replacements: number): Promise<Running | null> {
    for (let attempt = replacements; ; attempt++) {
      try {
        await wait(pauses[Math.min(attempt, pauses.length - 1)], undefined, { signal: stopping.signal })
        return await startOne()
      } catch (error) {
        if (stopping.signal.aborted) return null
        // The cast: only errors are thrown here.
        if (serving.size === 0) {
          lost.resolve(error as Error)
          return null
        }
        print(`A worker could not be started: ${(error as Error).message}`)
      }
    }
  }

  async function stop() {
    stopping.abort()
    const ends = [...workers].map(([worker, ended]) => {
      send(worker, { kind: 'stop' })
      return ended
    })
    const failed = (await Promise.all(ends)).filter((reason) => reason !== 'exit code 0')
    if (failed.length > 0) throw new Error(`a worker ended with ${failed.join(', ')}`)
  }

  const starts = await Promise.allSettled(Array.from({ length: count }, startOne))
  const running = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = starts.find((each) => each.status === 'rejected')
  const [first] = running
  if (failed || !first) {
    await stop().catch(() => {})
    throw failed?.reason
  }
  for (const each of running) void keepRunning(each)
  return { address: first.address, lost: lost.promise, stop }
}
