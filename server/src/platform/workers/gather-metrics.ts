import type { Worker } from 'node:cluster'
import { type FromWorker, type Metrics, send } from './messages.ts'

/** Milliseconds to wait for the metrics of a worker. A worker that hangs must not take those of the others with it. */
const reportTimeout = 3_000

type Request = { expected: Set<Worker>; metrics: Metrics[]; done(): void }

/** Collects the metrics of all workers for the one that was asked by Prometheus. */
export function gatherMetrics(serving: ReadonlySet<Worker>) {
  const requests = new Map<number, Request>()
  let lastId = 0

  function ask(requester: Worker, requestOfWorker: number) {
    const id = ++lastId
    const timer = setTimeout(done, reportTimeout)
    const request: Request = { expected: new Set(serving), metrics: [], done }
    requests.set(id, request)
    for (const worker of request.expected) send(worker, { kind: 'report', id })

    function done() {
      clearTimeout(timer)
      requests.delete(id)
      send(requester, { kind: 'metrics', id: requestOfWorker, metrics: request.metrics })
    }
  }

  return {
    receive(worker: Worker, message: Extract<FromWorker, { kind: 'report' | 'metrics' }>) {
      if (message.kind === 'metrics') return ask(worker, message.id)
      const request = requests.get(message.id)
      if (!request?.expected.delete(worker)) return
      request.metrics.push(message.metrics)
      if (request.expected.size === 0) request.done()
    },
  }
}
