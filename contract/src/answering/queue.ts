import { z } from 'zod'
import { conversationWithThread, lease } from '../conversations/conversations.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, nonBlankText } from '../fields.ts'
import { emptyReasons, queueNames } from '../rules/enumerations.ts'
import { reasonLength } from '../rules/limits.ts'

const counts = {
  /** Due, not claimed and not on hold. */
  waiting: z.int(),
  /** In hand of an operator. */
  claimed: z.int(),
  /** Since when the conversation that has waited longest has been waiting. */
  oldest_waiting_at: moment.nullable(),
  /** In the queue but not due yet: pokes in the customer's quiet hours or beyond the limit of today. */
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
  summary: 'Count the waiting conversations per queue and language',
  access: 'operator',
  automatic: true,
  polled: true,
  response: z.object({
    reply: queueCounts,
    poke: queueCounts,
    smart: queueCounts,
  }),
})

export const getQueueSamples = endpoint({
  method: 'GET',
  path: '/api/queue-samples',
  summary:
    'List how many conversations waited in the last 24 hours, every ten minutes. Samples are missing for times when no node ran',
  access: 'operator',
  automatic: true,
  polled: true,
  response: z.object({
    /** Oldest first. */
    items: z.array(z.object({ at: moment, replies: z.int(), pokes: z.int() })),
  }),
})

/** A conversation in hand, with its newest messages and the lease. */
export const inHand = conversationWithThread.extend({ lease })

/** The result of a claim: a conversation in hand, or the reasons why there is none. */
export const claimResult = z.union([
  inHand,
  z.object({ conversation: z.null(), why: z.array(z.enum(emptyReasons)).min(1) }),
])
export type ClaimResult = z.infer<typeof claimResult>

/** Ids of conversations that must not be claimed. */
const exclude = z.array(id).max(200).optional()

/** Fields of every action on a conversation in hand: its lease, and from where to claim the next conversation. */
export const leaseFields = {
  lease_id: z.uuid(),
  epoch: z.int().nonnegative(),
  /** Claim the next conversation from this queue after the action. */
  next: z.enum(queueNames).optional(),
  exclude,
}

export const claimConversation = endpoint({
  method: 'POST',
  path: '/api/queues/:queue/claim',
  summary:
    'Claim the conversation that has waited longest of those this operator may answer, or return the one in hand',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ queue: z.enum(queueNames) }),
  body: z.strictObject({
    /** If one of them is in hand, it returns to its queue. */
    exclude,
    /** The lease that the page before a reload has released with `may_return`: its conversation comes back, also if it is answered. */
    resume: z.uuid().optional(),
  }),
  response: claimResult,
})

export const takeConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/lease',
  summary:
    "Take this conversation out of the queue's order; the one in hand returns to its queue. With a reason, it can be in hand of an operator who is idle. Written to the audit log",
  access: 'other_chats.take',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  body: z
    .strictObject({
      /** Required to take over a conversation in hand of an operator who is idle (`answering.idle_since` is not null). */
      reason: nonBlankText(reasonLength).optional(),
    })
    .optional(),
  response: inHand,
  errors: ['conversation_not_found', 'taken', 'held', 'paused'],
})

const leaseParams = z.strictObject({ id: z.uuid() })

export const renewLease = endpoint({
  method: 'POST',
  path: '/api/leases/:id/renew',
  summary:
    'Renew the lease of the conversation in hand. Without recent input, the lease is returned unchanged and expires',
  access: 'operator',
  urgent: true,
  automatic: true,
  params: leaseParams,
  body: z
    .strictObject({
      /**
       * Seconds since the last input of the operator in any tab: a key, the pointer, a touch, the wheel, or a return to the
       * window. If it is missing, the last action in the operator's sessions counts.
       */
      since_input: z.int().min(0).max(86_400).optional(),
    })
    .optional(),
  response: z.object({
    lease,
    /** Seconds without input after which a lease is no longer renewed. */
    idle_after: z.int(),
  }),
  errors: ['lease_lost'],
})

export const releaseLease = endpoint({
  method: 'POST',
  path: '/api/leases/:id/release',
  summary: 'Release the conversation in hand. Succeeds also when the lease has ended already',
  access: 'operator',
  urgent: true,
  params: leaseParams,
  body: z
    .strictObject({
      /** The page was left with unsent text, and can be reloading: the lease ends in 15 seconds, unless a claim resumes it. */
      may_return: z.boolean().optional(),
    })
    .optional(),
  response: z.object({ released: z.boolean() }),
})

/** All endpoints of this file, for the list of the contract. */
export const queueEndpoints = {
  getQueues,
  getQueueSamples,
  claimConversation,
  takeConversation,
  renewLease,
  releaseLease,
} as const
