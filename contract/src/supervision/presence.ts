import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, languageTag, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { reasonFields } from '../settings/reasons.ts'

/** What a signed-in operator is doing. */
const activity = z.discriminatedUnion('state', [
  /** Has a conversation in hand. The language is null when the viewer does not work for its site owner. */
  z.object({
    state: z.literal('answering'),
    language: languageTag.nullable(),
    /** Time of the last input, if that is a minute ago or more; null otherwise. */
    idle_since: moment.nullable(),
  }),
  z.object({ state: z.literal('ready') }),
  /** On a break. Specification section 4. */
  z.object({ state: z.literal('away'), ...reasonFields, since: moment, until: moment.nullable() }),
  /** Signed in, without an action since this time. */
  z.object({ state: z.literal('idle'), since: moment }),
])

/** A signed-in operator. */
export const presentOperator = z.object({
  operator: operatorName,
  team: z.object({ id, name: z.string() }),
  level: z.object({ id, name: z.string() }),
  activity,
})
export type PresentOperator = z.infer<typeof presentOperator>

export const getPresence = endpoint({
  method: 'GET',
  path: '/api/presence',
  summary: 'List the signed-in operators that the caller supervises, and what they are doing',
  // Operators who may list breaks may also see who is present.
  access: 'chat_stats.away',
  automatic: true,
  response: z.object({
    /** Number of operators who are signed in. */
    here: z.int(),
    /** Number of operators who are not signed in, without suspended ones. */
    offline: z.int(),
    /**
     * The signed-in operators: the caller's team first, then by state: answering, ready, away, idle. If there are more than 200,
     * all those who are away are included.
     */
    items: z.array(presentOperator),
  }),
})
export type Presence = z.infer<(typeof getPresence)['response']>
