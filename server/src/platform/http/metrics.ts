import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { digestOf } from '../secrets.ts'
import { AppError } from './errors.ts'

/**
 * `/metrics` for Prometheus: the process and the duration of requests. Features add their own metrics to the registry.
 * @param token the required bearer token; without it, metrics are off
 */
export function answerMetrics(app: FastifyInstance, token: string | undefined): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'panel_' })
  measureRequests(app, registry)
  app.get('/metrics', async (request, reply) => {
    if (!token || !hasToken(request, token)) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
  return registry
}

function measureRequests(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'panel_http_request_duration_seconds',
    help: 'From the request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    // Streams are not measured: they last as long as their page is open.
    if (config?.endpoint?.produces) return
    const labels = { method: request.method, route: url ?? 'unknown', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1_000)
  })
}

function hasToken(request: FastifyRequest, token: string): boolean {
  const given = request.headers.authorization ?? ''
  return timingSafeEqual(digestOf(given), digestOf(`Bearer ${token}`))
}
