import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { digestOf } from '../secrets.ts'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this process. */
    metrics: Registry
  }
}

/**
 * `/metrics` for Prometheus: the process and the duration of requests. Features add their own metrics to the registry.
 * @param token the required bearer token; without it, metrics are off
 * @param metricsOfAll the metrics of all workers of this node, which are added up; without it, this process is the node
 */
export function answerMetrics(
  app: FastifyInstance,
  token: string | undefined,
  metricsOfAll?: () => Promise<object[][]>,
): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'panel_' })
  // The average would hide the worker that is overloaded.
  const delay = registry.getSingleMetric('panel_nodejs_eventloop_lag_p99_seconds')
  if (delay) Object.assign(delay, { aggregator: 'max' })
  measureRequests(app, registry)
  app.get('/metrics', async (request, reply) => {
    if (!token || !hasToken(request, token)) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await (metricsOfAll ? sum(await metricsOfAll()) : registry).metrics())
  })
  app.decorate('metrics', registry)
  return registry
}

/** Adds up the metrics of all workers. Those of the database are the same in each, and say so with their `aggregator`. */
const sum = (metrics: object[][]): Registry => AggregatorRegistry.aggregate(metrics)

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
