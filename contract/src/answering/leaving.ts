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
/** `can_undo`: for `undoableFor`, unless somebody claims the conversation. */
const undoable = response.extend({ can_undo: z.boolean() })

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
  response: undoable,
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
  response: undoable,
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
  response: undoable,
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

export const undoLeave = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/undo-leave',
  summary:
    'Undo the own last skip, ignore or handover: the operator gets the conversation back. The one in hand returns to its queue',
  access: 'operator',
  urgent: true,
  params,
  /** The lease that the act has ended. */
  body: z.strictObject({ lease_id: leaseFields.lease_id }),
  response: z.object({
    /** Whether the operator has the conversation in hand again: not while they are away, or the customer is on hold. */
    in_hand: z.boolean(),
  }),
  errors: ['conversation_not_found', 'undo_too_late', 'in_progress'],
})

/** All endpoints that leave a conversation, for the list of the contract. */
export const leavingEndpoints = {
  skipConversation,
  ignoreConversation,
  stopIgnoring,
  handOver,
  undoLeave,
  giveBack,
}
