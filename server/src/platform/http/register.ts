import { Readable } from 'node:stream'
import {
  automaticHeader,
  type BodyOf,
  type Endpoint,
  type FileType,
  type HandlerResultOf,
  type HeadersOf,
  issueAt,
  maxMessageBytes,
  maxPhotoBytes,
  type ParamsOf,
  type QueryOf,
  siteBatchSize,
} from '@panel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ActorFor, type Authenticator, admit, requireSameOrigin } from './access.ts'
import { addCsvSeparator } from './csv-separator.ts'
import { AppError, InvalidInput } from './errors.ts'
import { etagOf, hasEtag } from './etag.ts'
import { limitInProgress } from './limit-in-progress.ts'
import { type LeftOut, parseEach } from './parse-each.ts'
import { bodyLengthOf } from './unread-body.ts'
import { parseInput } from './validation.ts'

export type Call<E extends Endpoint> = {
  actor: ActorFor<E['access']>
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: HeadersOf<E>
  body: BodyOf<E>
  /** The items of the list `each` that are not valid. */
  leftOut: LeftOut
  /** The body of an endpoint that accepts files. */
  file: Buffer
  request: FastifyRequest
  reply: FastifyReply
}

/** A file can be sent while it is read. */
type Answer<E extends Endpoint> = HandlerResultOf<E> | (E['produces'] extends FileType ? Readable : never)
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** Joins an endpoint of the contract to its handler. */
export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const emptyObject = z.strictObject({})

/**
 * Maximum size of a body in bytes. `notVerified`: before both factors are verified. `site`: 500 messages with all fields at their
 * maximum length and every character escaped (`\u0416`), as the JSON libraries of many languages do.
 */
export const bodyLimits = {
  notVerified: 4 * 1024,
  panel: 64 * 1024,
  site: siteBatchSize * maxMessageBytes,
  file: maxPhotoBytes,
}

export function bodyLimitOf({ access, consumes }: Endpoint): number {
  if (consumes) return bodyLimits.file
  if (access === 'site') return bodyLimits.site
  return access === 'public' || access === 'password' ? bodyLimits.notVerified : bodyLimits.panel
}

/** Maximum number of files in progress: they are in memory from the start of their request until it is answered or aborted. */
const maxFiles = { perCaller: 4, total: 24 }
/** Maximum number of large bodies of sites in progress. A site that sends more at once repeats them. */
const maxLarge = { perCaller: 4, total: 12 }
/** Bytes from which a body is large. */
const largeBody = 1024 * 1024
/** Maximum number of costly calls in progress. The total leaves half of the database connections to other work. */
const maxCostly = { perCaller: 3, total: 6 }

/** Whether a parameter of the media type names a charset that is not UTF-8. */
const isOtherCharset = (parameter: string) =>
  /^\s*charset\s*=/i.test(parameter) && !/=\s*"?utf-?8"?\s*$/i.test(parameter)

/** Checks the media type before the body is read. @throws {AppError} `unsupported_media_type` */
function requireMediaType({ consumes = ['application/json'] }: Endpoint, request: FastifyRequest) {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').split(';')
  // Only images and JSON have a parser.
  const isKnown =
    type === '' || (consumes.includes(type.trim().toLowerCase()) && !parameters.some(isOtherCharset))
  if (isKnown || !/^(image|application\/json)/i.test(type)) return
  throw new AppError('unsupported_media_type', {
    issues: [issueAt('body', 'wrong_media_type', { types: consumes.join(', ') })],
  })
}

function fileOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new InvalidInput([issueAt('body', 'no_file')])
}

const noneLeftOut: LeftOut = new Map()

function parseBody(
  { consumes, body = emptyObject.optional(), each }: Endpoint,
  query: object,
  request: FastifyRequest,
) {
  if (consumes) return { body: undefined, leftOut: noneLeftOut }
  if (each && (each.when === undefined || Object.hasOwn(query, each.when)))
    return parseEach(body, request.body, each.list)
  return { body: parseInput(body, request.body, 'body'), leftOut: noneLeftOut }
}

/** @param panelOrigin the origin of the panel's pages, if it is known */
export function registerOn(
  app: FastifyInstance,
  authenticator: Authenticator,
  panelOrigin?: string,
): Register {
  const beginFile = limitInProgress(maxFiles)
  const beginLarge = limitInProgress(maxLarge)
  const beginCostly = limitInProgress(maxCostly)
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // HEAD would open an event stream, and sign out.
      exposeHeadRoute: false,
      config: { endpoint },
      bodyLimit: bodyLimitOf(endpoint),
      // Before the body is read: there is no reason to parse a megabyte of an unknown caller.
      onRequest: async (request, reply) => {
        if (endpoint.access !== 'site') requireSameOrigin(request, panelOrigin)
        const isAction = !endpoint.automatic && request.headers[automaticHeader] === undefined
        request.actor = await admit(authenticator, request, endpoint, isAction)
        requireMediaType(endpoint, request)
        const isLarge = endpoint.access === 'site' && bodyLengthOf(request) > largeBody
        const begin = endpoint.consumes ? beginFile : isLarge ? beginLarge : undefined
        if (begin && request.actor) {
          const end = begin(request.actor.id)
          reply.raw.once('finish', end).once('close', end)
        }
      },
      handler: async (request, reply) => {
        addCsvSeparator(endpoint, request)
        const query = parseInput(endpoint.query ?? emptyObject, request.query, 'query')
        const call = {
          // The cast: `admit` returns the caller for this access, or throws.
          actor: request.actor as ActorFor<typeof endpoint.access>,
          params: parseInput(endpoint.params ?? emptyObject, request.params, 'path'),
          query,
          headers: endpoint.headers && parseInput(endpoint.headers, request.headers, 'headers'),
          ...parseBody(endpoint, query, request),
          file: endpoint.consumes ? fileOf(request) : undefined,
          request,
          reply,
        } as Call<typeof endpoint>
        // Counted until the handler has finished, also when the client has disconnected: the database still works on it.
        const end = endpoint.costly && request.actor ? beginCostly(request.actor.id) : undefined
        const answer = await (async () => handler(call))().catch((error: unknown) => {
          end?.()
          throw error
        })
        if (answer instanceof Readable) {
          // A file is counted until it is sent: each part of it is a statement.
          if (reply.raw.closed) end?.()
          else reply.raw.once('close', () => end?.())
          const { produces } = endpoint
          if (!reply.hasHeader('content-type'))
            void reply.type(produces === 'application/zip' ? produces : `${produces}; charset=utf-8`)
          return reply.header('cache-control', 'no-store').send(answer)
        }
        end?.()
        if (endpoint.produces === 'text/event-stream' || endpoint.produces === 'image/*') return reply
        // The response is parsed, so that only columns that the contract names are sent.
        const parsed = endpoint.response.parse(answer)
        const text = endpoint.produces ? String(parsed) : JSON.stringify(parsed)
        reply.header('cache-control', 'no-store')
        if (endpoint.polled) {
          const etag = etagOf(text)
          reply.header('etag', etag)
          if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
        }
        return reply.type(`${endpoint.produces ?? 'application/json'}; charset=utf-8`).send(text)
      },
    })
  }
}
