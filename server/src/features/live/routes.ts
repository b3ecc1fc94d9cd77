import { endpoints } from '@panel/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { openStreams } from './streams.ts'

export function liveRoutes(app: FastifyInstance, { on, db, live }: Services) {
  const streams = openStreams(db, live)
  app.addHook('preClose', streams.close)

  on(endpoints.getEvents, ({ actor, query, reply }) => {
    const watched = new Set(query.watch?.split(',').map(Number))
    reply.hijack()
    reply.raw.writeHead(200, {
      // What hooks and plugins have set so far, such as the security headers.
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    streams.add({ response: reply.raw, operatorId: actor.id, sessionId: actor.sessionId, watched })
    return ''
  })
}
