import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { issue } from './issues.ts'

/**
 * What an event stream says: a hint to fetch again, never the data itself.
 * - `ready`: the stream is open. Everything shown is to be brought up to date, threads from their last message on.
 * - `queue`: what waits has changed.
 * - `conversation`: this one changed: a message arrived, went out, or another operator took it.
 * - `away`: somebody went away from chat or came back: told to those who may list breaks, and to their own other pages.
 * - `reports`: what waits of the message reports has changed; told to those who handle them.
 * - `closed_codes`: codes were closed after too many wrong ones, opened again, or the warning was read: told to the operator's own
 *   pages and to those who manage operators.
 * - `session`: the session has ended.
 */
export const liveEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('ready') }),
  z.object({ topic: z.literal('queue') }),
  z.object({ topic: z.literal('conversation'), id }),
  z.object({ topic: z.literal('away') }),
  z.object({ topic: z.literal('reports') }),
  z.object({ topic: z.literal('closed_codes') }),
  z.object({ topic: z.literal('session') }),
])
export type LiveEvent = z.infer<typeof liveEvent>

export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events for this operator: hints to fetch again',
  access: 'operator',
  automatic: true,
  query: z.strictObject({
    /** Conversations watched without a lease, ids joined by commas. */
    watch: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,19}$/, issue('not_a_list_of_ids'))
      .optional(),
  }),
  response: z.string(),
  produces: 'text/event-stream',
  errors: ['too_many_requests'],
})
