import { endpoints } from '@panel/contract'
import type { FastifyInstance } from 'fastify'
import { gather } from '../../../platform/gather.ts'
import type { Services } from '../../../services.ts'
import { findReadable, type ReadRequest } from '../../conversations/find-readable.ts'
import { openStreams } from './streams.ts'

export function liveRoutes(app: FastifyInstance, { on, db, live }: Services) {
  const streams = openStreams(db, live)
  app.addHook('preClose', streams.close)
  const findWatched = gather((requests: ReadRequest[]) => findReadable(db, requests))

  on(endpoints.getEvents, async ({ actor, query, reply }) => {
    const ids = query.watch?.split(',').map(Number)
    const watched = ids && (await findWatched({ operator: actor, ids }))
    reply.hijack()
    reply.raw.writeHead(200, {
      // The headers that hooks and plugins have set, such as the security headers.
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    } as Record<string, string>)
    streams.add({ response: reply.raw, operator: actor, watched })
    return ''
  })
}
