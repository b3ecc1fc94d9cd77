import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { cookieOptions } from './cookies.ts'
import { sessionCookie } from './session.ts'

/**
 * Refuses a request with two session cookies: another host of the domain has set one of them, and it is unknown which. Both are
 * deleted, so that the next sign-in sets the only one. Pages are sent as to a visitor.
 */
export function refuseDoubledCookie(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>) {
  app.addHook('onRequest', async (request, reply) => {
    if (sessionCookiesIn(request) < 2) return
    const { PUBLIC_URL } = config
    const options = cookieOptions(config, request)
    const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : request.hostname
    // A cookie without a domain belongs to the host only. A cookie with a domain is deleted only with the same domain.
    for (const domain of [undefined, ...domainsAbove(host)])
      reply.clearCookie(sessionCookie, { ...options, ...(domain && { domain }) })
    delete request.headers.cookie
    request.cookies = {}
    if (request.url.startsWith('/api/')) throw new AppError('session_cookie_doubled')
  })
}

function sessionCookiesIn(request: FastifyRequest): number {
  const names = (request.headers.cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim())
  return names.filter((name) => name === sessionCookie).length
}

/** The host and its parent domains with at least two labels; browsers refuse cookies for fewer. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.')
  if (isIP(host.replace(/^\[|\]$/g, '')) || labels.length < 2) return []
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}
