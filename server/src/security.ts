import { errors } from '@panel/contract'
import type { FastifyRequest } from 'fastify'
import { isKnownToken } from './features/people/sign-in/session.ts'
import { visitorOf } from './features/people/sign-in/visitor.ts'
import type { openRefusedCalls } from './features/sites/refused-calls.ts'
import type { Db } from './platform/database.ts'
import { Refusal } from './platform/http/access.ts'
import { TooManyCalls } from './platform/http/call-limits.ts'
import { type AppError, InvalidInput } from './platform/http/errors.ts'
import type { SecurityEvent, SecurityEvents } from './platform/security-events.ts'

/** Stores refusals that are security events. */
export function recordRefusal(events: SecurityEvents, error: AppError, request: FastifyRequest) {
  const event = eventOf(error)
  if (event) events.record({ ...sourceOf(request), ...event })
}

/** A session cookie with a token that was not issued in the last months. The lookup does not delay the response. */
export function recordForgedCookie(events: SecurityEvents, db: Db, token: string, request: FastifyRequest) {
  const event = { ...sourceOf(request), kind: 'session_cookie_forged' } as const
  isKnownToken(db, token)
    .then((isKnown) => isKnown || events.record(event))
    .catch(() => {})
}

/** Stores a refused call of a site, so that its site owner can find the mistake. */
export function recordRefusedCall(
  calls: Pick<ReturnType<typeof openRefusedCalls>, 'note'>,
  { code, details }: AppError,
  { actor, id, method, routeOptions }: FastifyRequest,
) {
  if (routeOptions.config?.endpoint?.access !== 'site' || !actor) return
  const route = `${method} ${routeOptions.url ?? 'unknown'}`
  calls.note({
    siteownerId: actor.id,
    request_id: id,
    route,
    code,
    status: errors[code].status,
    issues: details.issues ?? [],
  })
}

function eventOf(error: AppError): (Pick<SecurityEvent, 'kind'> & Partial<SecurityEvent>) | undefined {
  if (error instanceof Refusal) {
    const { type, id } = error.subject
    return {
      // With a code of status 404, the object looks as if it did not exist.
      kind: errors[error.code].status === 403 ? 'access_refused' : 'foreign_id',
      operatorId: error.operator.id,
      subject: id === null ? `right ${JSON.stringify(error.right)}` : `${type} ${id}`,
    }
  }
  if (error instanceof InvalidInput && error.details.issues?.some(({ path }) => path === '__proto__'))
    return { kind: 'prototype_key' }
  if (error instanceof TooManyCalls) return { kind: 'calls_limited', subject: error.caller }
  switch (error.code) {
    case 'cross_site':
    case 'site_key_wrong':
    case 'session_cookie_doubled':
      return { kind: error.code }
    default:
      return undefined
  }
}

function sourceOf(request: FastifyRequest) {
  return {
    operatorId: request.actor && 'sessionId' in request.actor ? request.actor.id : null,
    address: visitorOf(request).address,
    route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
  }
}
