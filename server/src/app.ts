import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { openCachedSessions } from './features/people/sign-in/cached-sessions.ts'
import { refuseDoubledCookie } from './features/people/sign-in/doubled-cookie.ts'
import { findOperatorOf, sessionCookie } from './features/people/sign-in/session.ts'
import { openSessionExtensions, openSessionReads } from './features/people/sign-in/session-batches.ts'
import { openRefusedCalls } from './features/sites/refused-calls.ts'
import { findSiteOwner } from './features/sites/site-keys.ts'
import { registerFeatures } from './features.ts'
import { addReplicaMetrics, addWorkMetrics, countStuckLoops } from './metrics.ts'
import { openCaches } from './platform/caches.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import type { Authenticator, Operator, SiteCaller } from './platform/http/access.ts'
import { tellAsOf } from './platform/http/as-of.ts'
import { limitCalls } from './platform/http/call-limits.ts'
import { receiveCspReports } from './platform/http/csp-reports.ts'
import { AppError } from './platform/http/errors.ts'
import { answerHealth } from './platform/http/health.ts'
import { parseJson } from './platform/http/json.ts'
import { logOptions } from './platform/http/log.ts'
import { collectRoutes, refuseOtherMethods } from './platform/http/methods.ts'
import { answerMetrics } from './platform/http/metrics.ts'
import { type OverloadLimits, refuseOverload } from './platform/http/overload.ts'
import { handleErrors, sendProblem } from './platform/http/problems.ts'
import { bodyLimits, registerOn } from './platform/http/register.ts'
import { securityHeaders, sendSecurityHeaders } from './platform/http/security-headers.ts'
import { warnOfUnknownProxy } from './platform/http/unknown-proxy.ts'
import { refuseUnreadable, requireHost } from './platform/http/unreadable.ts'
import type { Live } from './platform/live.ts'
import type { Replica } from './platform/replica.ts'
import { digestOf, type Secrets } from './platform/secrets.ts'
import { openSecurityEvents, type SecurityEvents } from './platform/security-events.ts'
import { openWatchdog, type Watchdog } from './platform/watchdog.ts'
import { recordForgedCookie, recordRefusal, recordRefusedCall } from './security.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Operator | SiteCaller | null
  }
  interface FastifyInstance {
    /** What the features have added to the app. */
    routes: readonly RouteOptions[]
    securityEvents: SecurityEvents
    refusedCalls: ReturnType<typeof openRefusedCalls>
    watchdog: Watchdog
  }
}

export type AppParts = {
  db: Db
  urgent: Db
  batches: Db
  /** For lists, history and statistics; the primary if there is no replica. */
  replica: Db
  openedReplica?: Replica
  live: Live
  secrets: Secrets
  config: Config
  /** The clock of the caches in milliseconds, for tests. */
  now?: () => number
  /** Other limits of an overload, for tests on a busy machine. */
  overload?: OverloadLimits
  /** Requests the metrics of all workers of this node, if there are several. */
  metricsOfAll?: () => Promise<object[][]>
}

/** Maximum size of path and headers that Node reads; what fits is validated by the contract. */
const addressLimit = 16 * 1024

/** Maximum time to receive a request in milliseconds, including the largest body of a site. */
const requestArrivesWithin = 60_000

/** Builds the whole server as a Fastify instance that does not listen; tests call it in-process. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, urgent, batches, live, config, openedReplica } = parts
  const headers = securityHeaders(config)
  const { refuseAddress, refuseConnection, refuseExpectation } = refuseUnreadable(headers)
  const app = Fastify({
    // Node passes such a request on, so that the app refuses it like any other invalid request.
    http: { requireHostHeader: false },
    logger: logOptions(config.LOG_LEVEL),
    // A client that sends its body very slowly would keep its connection and its place among the costly requests.
    requestTimeout: requestArrivesWithin,
    logController: new LogController({ disableRequestLogging: true }),
    // While the server drains, requests on open connections are still answered.
    return503OnClosing: false,
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    bodyLimit: bodyLimits.notVerified,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: addressLimit },
    clientErrorHandler: refuseConnection,
    // Closing the app counts as well, and takes as long as its requests (drain.ts).
    pluginTimeout: 0,
    frameworkErrors: refuseAddress,
  })
  app.server.on('checkExpectation', refuseExpectation)
  sendSecurityHeaders(app, headers)
  requireHost(app)
  app.decorateRequest('actor', null)
  parseJson(app)
  const registry = answerMetrics(app, config.METRICS_TOKEN, parts.metricsOfAll)
  const securityEvents = openSecurityEvents(db, registry, app.log)
  app.decorate('securityEvents', securityEvents)
  app.addHook('onClose', securityEvents.close)
  const refusedCalls = openRefusedCalls(db, app.log)
  app.decorate('refusedCalls', refusedCalls)
  app.addHook('onClose', refusedCalls.close)
  handleErrors(app, (refusal, request) => {
    recordRefusal(securityEvents, refusal, request)
    recordRefusedCall(refusedCalls, refusal, request)
  })
  await app.register(cookie)
  refuseDoubledCookie(app, config)
  const caches = openCaches(live, { maxAge: config.CACHE_SECONDS * 1_000, now: parts.now })
  const watchdog = openWatchdog(app.log)
  const findSession = openSessionReads('sessions', { batches, alone: db, watchdog })
  const findUrgently = openSessionReads('urgent sessions', { batches, alone: urgent, watchdog })
  const extend = openSessionExtensions({ batches, alone: urgent, watchdog })
  const findForPoll = openCachedSessions(findSession, extend, caches)
  const authenticator: Authenticator = {
    async operator(request, act) {
      const token = request.cookies[sessionCookie]
      if (!token) return null
      const { urgent: isUrgent, polled } = request.routeOptions.config.endpoint ?? {}
      const find = async () => {
        if (polled) return findForPoll(token, act)
        return isUrgent
          ? findOperatorOf(await findUrgently(digestOf(token)), act, extend)
          : findOperatorOf(await findSession(digestOf(token)), act, extend)
      }
      const operator = await find()
      if (!operator) recordForgedCookie(securityEvents, db, token, request)
      return operator
    },
    async site(request) {
      const [scheme, key] = (request.headers.authorization ?? '').split(' ')
      return scheme?.toLowerCase() === 'bearer' && key ? findSiteOwner(db, key) : null
    },
  }
  await refuseOverload(app, parts.overload)
  app.decorate('watchdog', watchdog)
  app.addHook('onClose', async () => watchdog.close())
  answerHealth(app, urgent, watchdog, openedReplica?.warnings)
  addWorkMetrics(registry, db)
  countStuckLoops(registry, watchdog)
  if (openedReplica) {
    addReplicaMetrics(registry, openedReplica)
    tellAsOf(app, openedReplica)
  }
  warnOfUnknownProxy(app, config.TRUST_PROXY)
  limitCalls(app, { session: config.SESSION_CALLS_PER_MINUTE, site: config.SITE_CALLS_PER_MINUTE })
  const routes = collectRoutes(app)
  await receiveCspReports(app, securityEvents)
  const services = {
    ...parts,
    caches,
    on: registerOn(app, authenticator, config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin),
    log: app.log,
    watchdog,
  }
  registerFeatures(app, services)
  app.decorate('routes', [...routes])
  refuseOtherMethods(app, app.routes)
  app.all('/api/*', (request, reply) => sendProblem(request, reply, new AppError('not_found')))
  return app
}
