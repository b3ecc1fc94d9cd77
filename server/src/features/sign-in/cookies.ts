import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { sessionCookie } from './session.ts'
import { deviceCookie, trustedDays } from './trusted-device.ts'

/** What all our cookies have. */
export function cookieOptions(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
): CookieSerializeOptions {
  const secure = PUBLIC_URL?.startsWith('https:') || request.protocol === 'https'
  return { path: '/', httpOnly: true, sameSite: 'lax', secure }
}

/** The browser's side of sessions and trusted devices. */
export function cookiesOf(config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest, reply: FastifyReply) {
  const options = cookieOptions(config, request)
  return {
    sessionToken: request.cookies[sessionCookie],
    deviceToken: request.cookies[deviceCookie],
    /** For as long as the browser is open; the server ends it earlier. */
    setSession: (token: string) => reply.setCookie(sessionCookie, token, options),
    clearSession: () => reply.clearCookie(sessionCookie, options),
    setDevice: (token: string) =>
      reply.setCookie(deviceCookie, token, { ...options, maxAge: trustedDays * 24 * 60 * 60 }),
  }
}

/** Whether a browser has a session, good or not: without one there is nobody to ask about. */
export const hasSession = (request: FastifyRequest) => request.cookies[sessionCookie] !== undefined
