import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** When requests are refused; 0 for never. */
export type OverloadLimits = Partial<typeof defaults>

const defaults = {
  /** Milliseconds. Only a delay as long as this is an overload. */
  maxEventLoopDelay: 1_000,
  maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
  sampleInterval: 1_000,
}
const retryAfterSeconds = 2
/** Monitoring needs answers most when the server is overloaded. */
const alwaysAnswered = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers 503 when the process cannot handle all requests in time. Claims, sends and what else is urgent are served as long as it can. */
export async function refuseOverload(app: FastifyInstance, limits: OverloadLimits = {}) {
  await app.register(underPressure, {
    ...defaults,
    ...limits,
    pressureHandler: async (request) => {
      const { url = '', config } = request.routeOptions
      if (!alwaysAnswered.has(url) && !config.endpoint?.urgent)
        throw new AppError('unavailable', {}, retryAfterSeconds)
    },
  })
}
