import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { issue } from '../rules/issues.ts'
import { hasRight, type Right } from '../rules/rights.ts'

/** Who hears a topic, and how often at most. */
export type Topic = {
  /** Who has one of these rights hears it. */
  rights?: readonly Right[]
  /** All pages of the operator whom the hint names hear it. */
  own?: true
  /** Milliseconds between two hints, for what changes all the time. */
  atMostEvery?: number
}

/**
 * What an open page is told about, and who hears it: everybody, unless it has rights or is one's own. A hint says that data has
 * changed; the page then fetches the data. `web/src/shell/refresh-on-hints.ts` says what each topic refreshes.
 */
export const topics = {
  /** The queues have changed. */
  queue: { atMostEvery: 1_000 },
  /** A break began or ended. */
  away: { rights: ['chat_stats.away'], own: true },
  /** The questions to the coaches without an answer have changed. */
  coach_questions: { rights: ['chat_stats.away'] },
  /** The open message reports have changed. */
  reports: { rights: ['other_chats.reports'] },
  /** A hold or an escalation has changed. */
  holds: { rights: ['escalations', 'holds'] },
  /** A profile set has changed. */
  profile_sets: { rights: ['profile_sets'] },
  /** The profile texts have changed. */
  profile_texts: { rights: ['profile_text'] },
  /** The two-factor codes of an operator were locked or unlocked, or they have seen the warning. */
  locked_codes: { rights: ['manage_operators'], own: true },
  /** Rights, account level, team or name of an operator have changed. Their own pages then open a new stream. */
  operator: { rights: ['manage_operators'], own: true },
  /** The account levels have changed. */
  levels: { rights: ['manage_operators'] },
  /** The settings of the service have changed: site owners, lists of words or thresholds. */
  settings: {},
  /** An export of this operator was ordered, is ready, or stopped. */
  exports: { own: true },
  /** Reminders, the last chat or the receipts of this operator have changed. */
  mine: { own: true },
  /** What protects this operator has changed. */
  welfare: { own: true },
} as const satisfies Record<string, Topic>

export type TopicName = keyof typeof topics

/** A hint about a topic. One that operators hear about themselves names the operator. */
export type TopicHint = {
  [Name in TopicName]: (typeof topics)[Name] extends { own: true }
    ? { topic: Name; operatorId: number }
    : { topic: Name }
}[TopicName]

/** Whether an operator hears a hint. */
export function hears({ id, rights }: { id: number; rights: readonly string[] }, hint: TopicHint): boolean {
  const topic: Topic = topics[hint.topic]
  if (topic.own && 'operatorId' in hint && hint.operatorId === id) return true
  return topic.rights ? topic.rights.some((right) => hasRight(rights, right)) : !topic.own
}

/**
 * An event of the event stream: a topic, or
 * - `ready`: the stream is open. The page refreshes everything that it shows.
 * - `conversation`: this conversation has changed: a message arrived or was sent, or the lease changed.
 * - `typing`: the customer of this conversation is typing.
 * - `session`: the session has ended.
 */
export const liveEvent = z.discriminatedUnion('topic', [
  // The cast: `Object.keys` forgets the names.
  z.object({ topic: z.enum(['ready', 'session', ...(Object.keys(topics) as TopicName[])]) }),
  z.object({ topic: z.enum(['conversation', 'typing']), id }),
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
