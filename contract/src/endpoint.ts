import type { z } from 'zod'
import type { ErrorCode } from './rules/errors.ts'
import type { Right } from './rules/rights.ts'

/**
 * Who may call an endpoint.
 * - `public`: anyone
 * - `password`: signed in with a password; the two-factor code is not required
 * - `operator`: signed in with two factors
 * - `site`: a site that sends its bearer key
 * - a right: signed in with two factors, with an account level that has this right
 * - `whole_service`: signed in with two factors, with the right `manage_operators`, and working for all site owners. For what changes
 *   the panel of everybody
 */
export type Access = 'public' | 'password' | 'operator' | 'site' | 'whole_service' | Right

/** Media type of a workbook of Excel. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Media types of files, which can be sent while they are read. */
export type FileType = 'text/csv' | 'application/json' | 'text/html' | 'application/zip' | typeof xlsxType

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An operation of the API as a value: the server registers it, the browser calls it, and tests check every one. */
export type Endpoint = {
  method: Method
  /** In Fastify's notation: `/api/conversations/:id` */
  path: string
  summary: string
  access: Access
  /** The page calls it without an action of the operator, so the call does not extend the session. */
  automatic?: true
  /**
   * Open pages repeat it all day. The caller may be known from up to five seconds ago, and the response has an `ETag`. Only for
   * calls that change nothing but the log of reading.
   */
  polled?: true
  /** It works while the operator sees the panel as another account level. Other unsafe methods are refused then. */
  inPreview?: true
  /** It may read many rows. An operator can have only a few such calls in progress; more get `too_many_requests`. */
  costly?: true
  /** An operator waits for it while answering, so it uses database connections that are reserved for such calls. */
  urgent?: true
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /**
   * A list of the body whose items are refused one by one: those that are not valid do not refuse the others. With `when`, only if the
   * query has this field.
   */
  each?: { list: string; when?: string }
  /** The body is a file of one of these media types instead of JSON. */
  consumes?: readonly string[]
  response: z.ZodType
  /** Media type of the response; JSON by default. Handlers of streams and images write the response themselves. */
  produces?: 'text/event-stream' | 'image/*' | 'text/html' | FileType
  /** Media type of the response instead of `produces`, if the request wants this file. */
  alsoProduces?: FileType
  /** Error codes of this endpoint, in addition to those that every endpoint can return. */
  errors?: readonly ErrorCode[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Unparsed<T> = T extends z.ZodType ? z.input<T> : undefined

/** The parts of a request as a handler gets them: parsed. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type HeadersOf<E extends Endpoint> = Parsed<E['headers']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
/** What a handler returns. The response schema parses it before it is sent. */
export type HandlerResultOf<E extends Endpoint> = z.input<E['response']>
/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
/** The same as a caller sends it, before it is parsed. */
export type SentParamsOf<E extends Endpoint> = Unparsed<E['params']>
export type SentQueryOf<E extends Endpoint> = Unparsed<E['query']>
export type SentBodyOf<E extends Endpoint> = Unparsed<E['body']>
