import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const minute = 60_000

/** A session or a site that calls more often than it may. */
export class TooManyCalls extends AppError {
  /** `session 12` */
  readonly caller: string

  constructor(caller: string, retryAfter: number) {
    super('too_many_requests', {}, retryAfter)
    this.caller = caller
  }
}

/**
 * Limits how often a session or a site calls this node in a minute. Counted in memory: what must hold for all nodes together,
 * such as wrong passwords, is counted in the database. Before the body is read, and after the caller is known: who is refused
 * at the door costs little, and is nobody's count.
 */
export function limitCalls(app: FastifyInstance, most: { session: number; site: number }) {
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
    if (count <= (isSession ? most.session : most.site)) return
    throw new TooManyCalls(key, Math.ceil((since + minute - now) / 1_000))
  })
}
