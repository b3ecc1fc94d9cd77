import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Right } from './rights.ts'

/**
 * Who may call an endpoint.
 * - `public`: anyone
 * - `password`: signed in, also before the two-factor code
 * - `operator`: signed in with two factors
 * - `site`: a site owner's bearer key
 * - a right: signed in with two factors, and the account level has it
 */
export type Access = 'public' | 'password' | 'operator' | 'site' | Right

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An operation of the API as a value: the server registers it, the browser calls it, the tests walk all of them. */
export type Endpoint = {
  method: Method
  /** Fastify's notation: `/api/conversations/:id` */
  path: string
  summary: string
  access: Access
  /** The page calls it by itself: it doesn't count as an act that keeps the session alive. */
  automatic?: true
  /** It may read much: an operator has few of them under way at once, more are refused as `too_many_requests`. */
  costly?: true
  /** Operators wait for it with a customer in hand: it has database connections that other work can't take. */
  urgent?: true
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** The body is no JSON but a file of one of these types, read as it is. */
  consumes?: readonly string[]
  response: z.ZodType
  /** JSON unless said. A stream and a picture are written by their handler; other texts are what it returns. */
  produces?: 'text/event-stream' | 'image/*' | 'text/html' | 'text/csv'
  /** Refusals of its own, beside those every endpoint can give. */
  errors?: readonly ErrorCode[]
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Unparsed<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type HeadersOf<E extends Endpoint> = Parsed<E['headers']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
/** What a handler returns: it is parsed by the schema before it leaves. */
export type AnswerOf<E extends Endpoint> = z.input<E['response']>
/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
export type SentParamsOf<E extends Endpoint> = Unparsed<E['params']>
export type SentQueryOf<E extends Endpoint> = Unparsed<E['query']>
export type SentBodyOf<E extends Endpoint> = Unparsed<E['body']>
