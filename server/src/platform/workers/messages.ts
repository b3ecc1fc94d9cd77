import type { Worker } from 'node:cluster'

/** Milliseconds between two signs of life of a worker. */
export const aliveInterval = 1_000

/** What the primary process sends to a worker. */
export type ToWorker =
  | { kind: 'start'; start: unknown }
  | { kind: 'stop' }
  /** The metrics of this worker are requested. */
  | { kind: 'report'; id: number }
  /** The metrics of all workers, which this worker has requested. */
  | { kind: 'metrics'; id: number; metrics: Metrics[] }

/** What a worker sends to the primary process. */
export type FromWorker =
  | { kind: 'serves'; address: string }
  | { kind: 'failed'; message: string }
  /** Sent every second by a worker that serves. */
  | { kind: 'alive' }
  | { kind: 'report'; id: number; metrics: Metrics }
  /** The metrics of all workers are requested. */
  | { kind: 'metrics'; id: number }

/** The metrics of one process, as prom-client returns them. */
export type Metrics = object[]

/** Sends a message. A worker that has just ended does not need it. */
export function send(worker: Worker, message: ToWorker) {
  if (worker.isConnected()) worker.send(message, () => {})
}
