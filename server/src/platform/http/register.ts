import type { AnswerOf, BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from '@panel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ActorFor, type Authenticator, admit, requireSameOrigin } from './access.ts'
import { parseInput } from './validation.ts'

export type Call<E extends Endpoint> = {
  actor: ActorFor<E['access']>
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint> = (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>

/** Joins an endpoint of the contract to its operation. */
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const nothing = z.strictObject({})

/** Bytes of a body. A site sends 500 messages at once, with their escapes; an operator types, and a stranger signs in. */
export const bodyLimits = { panel: 2 * 1024 * 1024, site: 16 * 1024 * 1024 }

export function registerOn(app: FastifyInstance, authenticator: Authenticator): Register {
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // HEAD would open an event stream, and sign out.
      exposeHeadRoute: false,
      config: { endpoint },
      bodyLimit: endpoint.access === 'site' ? bodyLimits.site : bodyLimits.panel,
      // Before the body is read: a stranger's megabyte is not worth parsing.
      onRequest: async (request) => {
        if (endpoint.access !== 'site') requireSameOrigin(request)
        request.actor = await admit(authenticator, request, endpoint.access, !endpoint.automatic)
      },
      handler: async (request, reply) => {
        const answer = await handler({
          // The cast: `admit` returned what this endpoint's access asks for, or threw.
          actor: request.actor as ActorFor<typeof endpoint.access>,
          params: parseInput(endpoint.params ?? nothing, request.params, 'path'),
          query: parseInput(endpoint.query ?? nothing, request.query, 'query'),
          headers: endpoint.headers && parseInput(endpoint.headers, request.headers, 'headers'),
          body: parseInput(endpoint.body ?? nothing.optional(), request.body, 'body'),
          request,
          reply,
        } as Call<typeof endpoint>)
        if (endpoint.produces === 'text/event-stream') return reply
        // Parsed on the way out, so that no column leaves that the contract does not name.
        const parsed = endpoint.response.parse(answer)
        const text = endpoint.produces ? String(parsed) : JSON.stringify(parsed)
        return reply
          .header('cache-control', 'no-store')
          .type(`${endpoint.produces ?? 'application/json'}; charset=utf-8`)
          .send(text)
      },
    })
  }
}
