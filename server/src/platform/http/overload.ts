import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const defaults = {
  /** Milliseconds. A busy event loop is no overload, answers that come so late are. */
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
  sampleInterval: 1_000,
}
const retryAfterSeconds = 2
/** Whoever watches the server needs its answer most when it is overloaded. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses work with 503 while there is more than the process can do in time, rather than doing all of it too late. */
export async function refuseOverload(app: FastifyInstance, limits: Partial<typeof defaults> = {}) {
  await app.register(underPressure, {
    ...defaults,
    ...limits,
    pressureHandler: async (request) => {
      if (!alwaysAnswered.has(request.routeOptions.url ?? ''))
        throw new AppError('unavailable', {}, retryAfterSeconds)
    },
  })
}
