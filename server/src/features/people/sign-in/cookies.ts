import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { sessionCookie } from './session.ts'
import { deviceCookie, trustedDays } from './trusted-device.ts'

/** Options of all our cookies. */
export function cookieOptions(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  request: FastifyRequest,
): CookieSerializeOptions {
  const secure = PUBLIC_URL?.startsWith('https:') || request.protocol === 'https'
  return { path: '/', httpOnly: true, sameSite: 'lax', secure }
}

/** Reads and writes the cookies of sessions and trusted devices. */
export function cookiesOf(config: Pick<Config, 'PUBLIC_URL'>, request: FastifyRequest, reply: FastifyReply) {
  const options = cookieOptions(config, request)
  return {
    sessionToken: request.cookies[sessionCookie],
    deviceToken: request.cookies[deviceCookie],
    /** Until the browser is closed; the server ends the session earlier. */
    setSession: (token: string) => reply.setCookie(sessionCookie, token, options),
    clearSession: () => reply.clearCookie(sessionCookie, options),
    setDevice: (token: string) =>
      reply.setCookie(deviceCookie, token, { ...options, maxAge: trustedDays * 24 * 60 * 60 }),
  }
}

/** Whether a browser has a session cookie, valid or not. Without one, nobody can be signed in. */
export const hasSession = (request: FastifyRequest) => request.cookies[sessionCookie] !== undefined
