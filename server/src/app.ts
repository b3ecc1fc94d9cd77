import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { findOperator, sessionCookie } from './features/sign-in/session.ts'
import { findSiteOwner } from './features/sites/site-keys.ts'
import { registerFeatures } from './features.ts'
import { measureWork } from './metrics.ts'
import { recordAudit } from './platform/audit.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import type { Authenticator, Operator, SiteOwner } from './platform/http/access.ts'
import { AppError } from './platform/http/errors.ts'
import { answerHealth } from './platform/http/health.ts'
import { answerMetrics } from './platform/http/metrics.ts'
import { refuseOverload } from './platform/http/overload.ts'
import { handleErrors, parseJson, sendProblem } from './platform/http/problems.ts'
import { registerOn } from './platform/http/register.ts'
import type { Live } from './platform/live.ts'
import type { Secrets } from './platform/secrets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Operator | SiteOwner | null
  }
}

export type AppParts = { db: Db; replica: Db; live: Live; secrets: Secrets; config: Config }

/** Everything below it fits in one request: 500 messages of a site, with their escapes. */
const bodyLimit = 16 * 1024 * 1024

/** The whole server as one Fastify instance, without listening: tests call it in-process. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config } = parts
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    // What still comes on an open connection while the server drains is answered like the rest.
    return503OnClosing: false,
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',') : false,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1_000 },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      const tooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
      const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
      const body = JSON.stringify({
        type: 'about:blank',
        title: tooLarge ? 'The address or a header is too long.' : 'The request could not be read.',
        status: Number(status.slice(0, 3)),
        code: tooLarge ? 'request_too_large' : 'malformed_request',
        request_id: randomUUID().slice(0, 13),
        issues: [{ path: tooLarge ? 'path' : 'request', message: 'Is too long or not HTTP' }],
      })
      socket.end(
        `HTTP/1.1 ${status}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
    },
  })
  app.decorateRequest('actor', null)
  parseJson(app)
  handleErrors(app, ({ operator, right }, request) =>
    recordAudit(db, {
      operatorId: operator.id,
      action: 'access.refused',
      subject: { type: 'endpoint', id: null },
      details: { method: request.method, path: request.routeOptions.url, right },
    }),
  )
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets custom properties in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https') ?? false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  const authenticator: Authenticator = {
    async operator(request, act) {
      const token = request.cookies[sessionCookie]
      return token ? findOperator(db, token, act) : null
    },
    async site(request) {
      const [scheme, key] = (request.headers.authorization ?? '').split(' ')
      return scheme?.toLowerCase() === 'bearer' && key ? findSiteOwner(db, key) : null
    },
  }
  await refuseOverload(app)
  answerHealth(app, db)
  measureWork(answerMetrics(app, config.METRICS_TOKEN), db)
  const services = { ...parts, on: registerOn(app, authenticator), log: app.log }
  registerFeatures(app, services)
  app.all('/api/*', (request, reply) => sendProblem(request, reply, new AppError('not_found')))
  return app
}
