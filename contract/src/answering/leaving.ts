import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, nonBlankText } from '../fields.ts'
import { hasIgnoreRule, ignoreOptions } from '../rules/ignore-rules.ts'
import { issue } from '../rules/issues.ts'
import { reasonLength } from '../rules/limits.ts'
import { hasReason, reasonInput } from '../settings/reasons.ts'
import { claimResult, leaseFields } from './queue.ts'

const params = z.strictObject({ id: idParam })

/** A repeated call with the same lease gets the same response. */
const response = z.object({ next: claimResult.optional() })

/** Specification sections 4 and 5. */
export const skipConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/skip',
  summary:
    'Skip the conversation with a reason: it returns to the queue for others, or to the masters after three skips',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({ ...reasonInput(reasonLength), ...leaseFields }).refine(...hasReason),
  response,
  errors: ['lease_lost', 'nothing_waits', 'true_answer_due', 'in_progress'],
})

/**
 * Specification sections 4 and 5. With every option the message gets no reply and the conversation leaves the queue.
 * `ignoreRules` defines what each option does in addition.
 */
export const ignoreConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/ignore',
  summary: 'Ignore the message of the customer, with one or more options',
  access: 'operator',
  urgent: true,
  params,
  body: z
    .strictObject({
      options: z.array(z.enum(ignoreOptions)).min(1).max(ignoreOptions.length),
      /** The text of the alert. Required when `options` include `alert`. */
      note: nonBlankText(reasonLength).optional(),
      /** The last message of the customer that the operator saw. If there is a newer one, the request is refused. */
      in_reply_to: id.nullable().optional(),
      ...leaseFields,
    })
    .refine(
      ({ options, note }) =>
        note !== undefined || !options.some((option) => hasIgnoreRule(option, 'sets_alert')),
      {
        path: ['note'],
        ...issue('alert_note_missing'),
      },
    ),
  response,
  errors: ['lease_lost', 'newer_message', 'true_answer_due', 'in_progress'],
})

export const stopIgnoring = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/ignore',
  summary: 'Stop ignoring a conversation. If it waits for a reply, it returns to its place in the queue',
  access: 'other_chats.take',
  params,
  response: z.object({ stopped: z.boolean() }),
  errors: ['conversation_not_found', 'in_progress'],
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/handover',
  summary: 'Hand the conversation over to the masters with a reason',
  access: 'operator',
  urgent: true,
  params,
  body: z.strictObject({ ...reasonInput(reasonLength), ...leaseFields }).refine(...hasReason),
  response,
  errors: ['lease_lost', 'nothing_waits', 'in_progress'],
})

export const giveBack = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/give-back',
  summary: 'Give a conversation that was handed over back to the operators',
  access: 'other_chats.handover',
  urgent: true,
  params,
  body: z.strictObject(leaseFields),
  response,
  errors: ['lease_lost', 'not_handed_over', 'in_progress'],
})

/** All endpoints that leave a conversation, for the list of the contract. */
export const leavingEndpoints = { skipConversation, ignoreConversation, stopIgnoring, handOver, giveBack }
