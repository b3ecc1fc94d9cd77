import { z } from 'zod'
import { conversation, earlierUnanswered, lease, message, revision } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { emptyReasons, queueNames } from './enumerations.ts'
import { filledText, id, idParam, languageTag, moment } from './fields.ts'
import { reasonLength } from './limits.ts'

const counts = {
  /** Due, unclaimed, not held. */
  waiting: z.int(),
  /** In the hands of an operator. */
  claimed: z.int(),
  /** Since when the one that waits longest waits. */
  oldest_waiting_at: moment.nullable(),
  /** In the queue but not due yet: pokes of customers who have quiet hours, or who got all that they may today. */
  due_later: z.int(),
}

const queueCounts = z.object({
  ...counts,
  languages: z.array(z.object({ language: languageTag, ...counts })),
})
export type QueueCounts = z.infer<typeof queueCounts>

export const getQueues = endpoint({
  method: 'GET',
  path: '/api/queues',
  summary: 'What waits, per queue and language',
  access: 'operator',
  automatic: true,
  response: z.object({ reply: queueCounts, poke: queueCounts, smart: queueCounts }),
})

export const getQueueSamples = endpoint({
  method: 'GET',
  path: '/api/queue-samples',
  summary: 'What waited in the last 24 hours, counted every ten minutes; a gap means that nobody counted',
  access: 'operator',
  automatic: true,
  response: z.object({
    /** Oldest first. */
    items: z.array(z.object({ at: moment, replies: z.int(), pokes: z.int() })),
  }),
})

/** A conversation in hand: with its newest messages and the lease. */
export const inHand = z.object({
  conversation,
  /** The newest of the thread, oldest first. */
  messages: z.array(message),
  earlier_unanswered: earlierUnanswered,
  lease,
  /** The `before` of the page of older messages; null when the thread is whole. */
  next_cursor: z.string().nullable(),
  revision,
})

/** What a claim brings: a conversation in hand, or why there is none. */
export const claimed = z.union([
  inHand,
  z.object({ conversation: z.null(), why: z.array(z.enum(emptyReasons)).min(1) }),
])
export type Claimed = z.infer<typeof claimed>

/** Conversations not wanted as the next. */
const exclude = z.array(id).max(200).optional()

/** What an act on a conversation in hand names: the lease it is done under, and what is wanted once that has ended. */
export const underLease = {
  lease_id: z.uuid(),
  epoch: z.int().nonnegative(),
  /** Claim from this queue then. */
  next: z.enum(queueNames).optional(),
  exclude,
}

export const claimConversation = endpoint({
  method: 'POST',
  path: '/api/queues/:queue/claim',
  summary: 'Take the longest waiting conversation this operator may answer, or the one already in hand',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ queue: z.enum(queueNames) }),
  body: z.strictObject({
    /** One of them that is in hand goes back to its queue. */
    exclude,
  }),
  response: claimed,
})

export const takeConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/lease',
  summary:
    'Take this conversation out of the order of the queues; what the operator holds goes back. With a reason also from a holder who is idle. Recorded',
  access: 'other_chats.take',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  body: z
    .strictObject({
      /** Takes the conversation over when its holder is idle: `answering.idle_since` is not null. Recorded. */
      reason: filledText(reasonLength).optional(),
    })
    .optional(),
  response: inHand,
  errors: ['conversation_not_found', 'taken', 'held'],
})

const leaseParams = z.strictObject({ id: z.uuid() })

export const renewLease = endpoint({
  method: 'POST',
  path: '/api/leases/:id/renew',
  summary:
    'Keep the conversation for as long as a lease lasts. Without recent input the lease is answered as it is, and runs out',
  access: 'operator',
  urgent: true,
  automatic: true,
  params: leaseParams,
  body: z
    .strictObject({
      /**
       * Seconds since the operator last pressed a key, moved the pointer, touched the screen, turned the wheel or came back to
       * the window, in any tab. Without it the last act of their sessions counts.
       */
      since_input: z.int().min(0).max(86_400).optional(),
    })
    .optional(),
  response: z.object({
    lease,
    /** Seconds without input after which a lease is not renewed any more. */
    idle_after: z.int(),
  }),
  errors: ['lease_lost'],
})

export const releaseLease = endpoint({
  method: 'POST',
  path: '/api/leases/:id/release',
  summary: 'Give the conversation back; one that is gone already is no error',
  access: 'operator',
  urgent: true,
  params: leaseParams,
  response: z.object({ released: z.boolean() }),
})
