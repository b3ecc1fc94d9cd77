import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const minute = 60_000

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
 * Limits the calls of a session or a site on this node per minute. The counts are in memory; counts for all nodes, such as
 * wrong passwords, are in the database. Runs before the body is read and after the caller is known, so that refused callers are
 * not counted.
 */
export function limitCalls(app: FastifyInstance, limits: { session: number; site: number }) {
  let counts = new Map<string, number>()
  let since = performance.now()
  app.addHook('preParsing', async ({ actor }) => {
    if (!actor) return
    const now = performance.now()
    if (now - since >= minute) {
      counts = new Map()
      since = now
    }
    const isSession = 'sessionId' in actor
    const key = isSession ? `session ${actor.sessionId}` : `site ${actor.id}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= (isSession ? limits.session : limits.site)) return
    throw new TooManyCalls(key, Math.ceil((since + minute - now) / 1_000))
  })
}
