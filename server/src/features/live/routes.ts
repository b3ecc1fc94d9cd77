import { endpoints, hasRight } from '@panel/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/errors.ts'
import type { Services } from '../../services.ts'
import { findReadable } from '../conversations/find-readable.ts'
import { openStreams } from './streams.ts'

/** A browser whose stream was refused asks again. */
const retrySeconds = 3

export function liveRoutes(app: FastifyInstance, { on, db, live }: Services) {
  const streams = openStreams(db, live)
  app.addHook('preClose', streams.close)

  on(endpoints.getEvents, async ({ actor, query, reply }) => {
    const watched = await findReadable(db, actor, query.watch?.split(',').map(Number) ?? [])
    if (streams.isFull(actor.sessionId)) throw new AppError('too_many_requests', {}, retrySeconds)
    reply.hijack()
    reply.raw.writeHead(200, {
      // What hooks and plugins have set so far, such as the security headers.
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    streams.add({
      response: reply.raw,
      operatorId: actor.id,
      sessionId: actor.sessionId,
      watched,
      hearsAway: hasRight(actor.rights, { chat_stats: 'away' }),
      hearsReports: hasRight(actor.rights, { other_chats: 'reports' }),
    })
    return ''
  })
}
