import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, languageTag, moment } from './fields.ts'
import { operatorName } from './operator-name.ts'
import { reasonGiven } from './reasons.ts'

/** What somebody who is signed in does. */
const activity = z.discriminatedUnion('state', [
  /** They have a conversation in hand; the language is null when it is of a site owner that the viewer doesn't work for. */
  z.object({
    state: z.literal('answering'),
    language: languageTag.nullable(),
    /** When their last input was, once that is a minute ago; null while they are at work. */
    idle_since: moment.nullable(),
  }),
  z.object({ state: z.literal('ready') }),
  /** On a break. Specification section 4. */
  z.object({ state: z.literal('away'), ...reasonGiven, since: moment, until: moment }),
  /** Signed in, but nothing was done since. */
  z.object({ state: z.literal('idle'), since: moment }),
])

/** An operator who is signed in. */
export const present = z.object({
  operator: operatorName,
  team: z.object({ id, name: z.string() }),
  level: z.object({ id, name: z.string() }),
  activity,
})
export type Present = z.infer<typeof present>

export const getPresence = endpoint({
  method: 'GET',
  path: '/api/presence',
  summary: 'Who of the operators that the caller looks after is here, and what they do',
  // Those who may know who is away may know who is not.
  access: 'chat_stats.away',
  automatic: true,
  response: z.object({
    /** How many are signed in. */
    here: z.int(),
    /** How many are not. Those who are suspended don't count. */
    offline: z.int(),
    /**
     * Who is: the caller's own team first, then who answers, is ready, is away, does nothing. Of more than 200
     * those who are away are kept.
     */
    items: z.array(present),
  }),
})
export type Presence = z.infer<(typeof getPresence)['response']>
