import type { FastifyInstance } from 'fastify'
import { countPerMinute } from './count-per-minute.ts'
import { AppError } from './errors.ts'

/** A session or a site that exceeds its calls per minute. */
export class TooManyCalls extends AppError {
  /** Such as `session 12`. */
  readonly caller: string

  constructor(caller: string, retryAfter: number) {
    super('too_many_requests', {}, retryAfter)
    this.caller = caller
  }
}

/**
 * Limits the calls of a session or a site on this node per minute. Runs before the body is read and after the caller is known, so that
 * refused callers are not counted.
 */
export function limitCalls(app: FastifyInstance, limits: { session: number; site: number }) {
  const count = countPerMinute()
  app.addHook('preParsing', async ({ actor }) => {
    if (!actor) return
    const isSession = 'sessionId' in actor
    const key = isSession ? `session ${actor.sessionId}` : `site ${actor.id}`
    const retryAfter = count(key, isSession ? limits.session : limits.site)
    if (retryAfter !== null) throw new TooManyCalls(key, retryAfter)
  })
}
