import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { AppError } from '../../platform/http/errors.ts'
import { cookieOptions } from './cookies.ts'
import { sessionCookie } from './session.ts'

/**
 * Refuses a request that brings two session cookies: one of them was planted by a host above or beside ours, and nobody can
 * tell which. Both are expired, so that the next sign-in is the only one. Pages are shown as to a visitor.
 */
export function refuseDoubledCookie(app: FastifyInstance, config: Pick<Config, 'PUBLIC_URL'>) {
  app.addHook('onRequest', async (request, reply) => {
    if (sessionCookiesIn(request) < 2) return
    const { PUBLIC_URL } = config
    const options = cookieOptions(config, request)
    const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : request.hostname
    // A cookie set without a domain is the host's alone; another one goes only by the domain it was set with.
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

/** The host and each domain that it is part of, down to two labels: a browser takes no cookie for less. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.')
  if (isIP(host.replace(/^\[|\]$/g, '')) || labels.length < 2) return []
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}
