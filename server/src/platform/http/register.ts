import {
  type AnswerOf,
  automaticHeader,
  type BodyOf,
  type Endpoint,
  type HeadersOf,
  issueAt,
  messageBytesAtMost,
  type ParamsOf,
  photoBytes,
  type QueryOf,
  siteBatchSize,
} from '@panel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ActorFor, type Authenticator, admit, requireSameOrigin } from './access.ts'
import { limitAtOnce } from './at-once.ts'
import { AppError, InvalidInput } from './errors.ts'
import { parseInput } from './validation.ts'

export type Call<E extends Endpoint> = {
  actor: ActorFor<E['access']>
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  /** The body of an endpoint that consumes files. */
  file: Buffer
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

/**
 * Bytes of a body, by who sends it. `stranger`: before both factors have been given. `site`: 500 messages with every field as
 * long as it may be and every character escaped (`\u0416`), as many languages write JSON by default.
 */
export const bodyLimits = {
  stranger: 4 * 1024,
  panel: 64 * 1024,
  site: siteBatchSize * messageBytesAtMost,
  file: photoBytes,
}

export function bodyLimitOf({ access, consumes }: Endpoint): number {
  if (consumes) return bodyLimits.file
  if (access === 'site') return bodyLimits.site
  return access === 'public' || access === 'password' ? bodyLimits.stranger : bodyLimits.panel
}

/** Files are in memory while they are read and decoded: from the head of their request until it is answered or given up. */
const filesAtOnce = { ofOne: 4, ofAll: 24 }
/** Reads of long lists: `ofAll` leaves half of the database's connections to everybody's work. */
const costlyAtOnce = { ofOne: 3, ofAll: 6 }

/** @throws {AppError} `unsupported_media_type`, before a body of another kind is read */
function requireMediaType({ consumes = ['application/json'] }: Endpoint, request: FastifyRequest) {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  // What is no picture and no JSON has no parser.
  const isKnown = type === '' || consumes.includes(type.trim().toLowerCase())
  if (isKnown || !/^(image|application\/json)/i.test(type)) return
  throw new AppError('unsupported_media_type', {
    issues: [issueAt('body', 'wrong_media_type', { types: consumes.join(', ') })],
  })
}

function fileOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new InvalidInput([issueAt('body', 'no_file')])
}

/** @param panelOrigin where the panel's own pages come from, when that is known */
export function registerOn(
  app: FastifyInstance,
  authenticator: Authenticator,
  panelOrigin?: string,
): Register {
  const beginFile = limitAtOnce(filesAtOnce)
  const beginCostly = limitAtOnce(costlyAtOnce)
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // HEAD would open an event stream, and sign out.
      exposeHeadRoute: false,
      config: { endpoint },
      bodyLimit: bodyLimitOf(endpoint),
      // Before the body is read: a stranger's megabyte is not worth parsing.
      onRequest: async (request, reply) => {
        if (endpoint.access !== 'site') requireSameOrigin(request, panelOrigin)
        const isAct = !endpoint.automatic && request.headers[automaticHeader] === undefined
        request.actor = await admit(authenticator, request, endpoint.access, isAct)
        requireMediaType(endpoint, request)
        if (endpoint.consumes && request.actor) {
          const end = beginFile(request.actor.id)
          reply.raw.once('finish', end).once('close', end)
        }
      },
      handler: async (request, reply) => {
        const call = {
          // The cast: `admit` returned what this endpoint's access asks for, or threw.
          actor: request.actor as ActorFor<typeof endpoint.access>,
          params: parseInput(endpoint.params ?? nothing, request.params, 'path'),
          query: parseInput(endpoint.query ?? nothing, request.query, 'query'),
          headers: endpoint.headers && parseInput(endpoint.headers, request.headers, 'headers'),
          body: endpoint.consumes
            ? undefined
            : parseInput(endpoint.body ?? nothing.optional(), request.body, 'body'),
          file: endpoint.consumes ? fileOf(request) : undefined,
          request,
          reply,
        } as Call<typeof endpoint>
        // Until it is read, also when nobody waits for it any more: the database is at it until then.
        const end = endpoint.costly && request.actor ? beginCostly(request.actor.id) : undefined
        const answer = await (async () => handler(call))().finally(end)
        if (endpoint.produces === 'text/event-stream' || endpoint.produces === 'image/*') return reply
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
