import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { issue } from '../rules/issues.ts'

/**
 * An event of the event stream. It is a hint that data has changed; the page then fetches the data.
 * - `ready`: the stream is open. The page refreshes everything that it shows.
 * - `queue`: the queues have changed.
 * - `conversation`: this conversation has changed: a message arrived or was sent, or the lease changed.
 * - `away`: a break began or ended. Sent to operators who may list breaks, and to all pages of the operator on the break.
 * - `reports`: the open message reports have changed. Sent to operators who handle them.
 * - `holds`: a hold or an escalation has changed. Sent to operators who see escalations or holds.
 * - `profile_sets`: a profile set has changed. Sent to operators who edit them.
 * - `locked_codes`: the two-factor codes of an operator were locked or unlocked, or the operator has seen the warning. Sent to
 *   all pages of that operator, and to operators who manage operators.
 * - `levels`: the account levels have changed. Sent to operators who manage operators.
 * - `operator`: rights, account level, team or name of an operator have changed. Sent to all pages of that operator, which then
 *   open a new stream, and to operators who manage operators.
 * - `settings`: the settings of the service have changed: site owners, lists of words or thresholds.
 * - `profile_texts`: the profile texts have changed. Sent to operators who write them.
 * - `exports`: an export of this operator was ordered, is ready, or stopped. Sent to all pages of that operator.
 * - `welfare`: what protects this operator has changed. Sent to all pages of that operator, and to nobody else.
 * - `session`: the session has ended.
 */
export const liveEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('ready') }),
  z.object({ topic: z.literal('queue') }),
  z.object({ topic: z.literal('conversation'), id }),
  z.object({ topic: z.literal('away') }),
  z.object({ topic: z.literal('reports') }),
  z.object({ topic: z.literal('holds') }),
  z.object({ topic: z.literal('profile_sets') }),
  z.object({ topic: z.literal('locked_codes') }),
  z.object({ topic: z.literal('levels') }),
  z.object({ topic: z.literal('operator') }),
  z.object({ topic: z.literal('settings') }),
  z.object({ topic: z.literal('profile_texts') }),
  z.object({ topic: z.literal('exports') }),
  z.object({ topic: z.literal('welfare') }),
  z.object({ topic: z.literal('session') }),
])
export type LiveEvent = z.infer<typeof liveEvent>

export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Open the event stream of this operator: hints about changed data',
  access: 'operator',
  automatic: true,
  query: z.strictObject({
    /** Ids of conversations that the page shows without a lease, separated by commas. */
    watch: z
      .string()
      .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,19}$/, issue('not_a_list_of_ids'))
      .optional(),
  }),
  response: z.string(),
  produces: 'text/event-stream',
  errors: ['too_many_requests'],
})
