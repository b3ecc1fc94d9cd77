import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { startWorkers } from '../platform/workers/primary.ts'
import { serveAsWorker } from '../platform/workers/worker.ts'

/**
 * A program of two workers that answer with their process id, without the panel. With `FAILS_FROM`, the worker of this number,
 * in the order of the starts, and those after it cannot start.
 */
if (cluster.isWorker) {
  serveAsWorker(async () => {
    if (Number(cluster.worker?.id) >= Number(process.env.FAILS_FROM ?? Number.POSITIVE_INFINITY))
      throw new Error('No worker can start any more')
    const server = createServer((_request, response) => response.end(String(process.pid)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    console.log(`Worker ${process.pid} serves.`)
    return { address: '-', metrics: async () => [], stop: async () => void server.close() }
  })
} else {
  try {
    const { lost, stop } = await startWorkers(2, {}, console.log)
    console.log('All serve')
    console.log((await lost).message)
    await stop()
    console.log('Stopped')
  } catch (error) {
    console.log((error as Error).message)
  }
  process.exit(1)
}
