import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hasIgnoreRule, ignoreOptions, reasonCodes } from './enumerations.ts'
import { filledText, id, idParam } from './fields.ts'
import { issue } from './issues.ts'
import { reasonLength } from './limits.ts'
import { claimed, underLease } from './queue.ts'
import { hasOneReason, hasReason, reasonAsked } from './reasons.ts'

const params = z.strictObject({ id: idParam })

/** A call with the same lease again is answered as the first. */
const response = z.object({ next: claimed.optional() })

/** Specification sections 4 and 5: a conversation can be skipped, with a reason. */
export const skipConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/skip',
  summary: 'Leave the message to somebody else, and say why; after three skips it is for a master',
  access: 'operator',
  urgent: true,
  params,
  body: z
    .strictObject({ ...reasonAsked(reasonCodes.skip, reasonLength), ...underLease })
    .refine(...hasReason)
    .refine(...hasOneReason),
  response,
  errors: ['lease_lost', 'nothing_waits', 'in_progress'],
})

/**
 * Specification sections 4 and 5. Whatever the options, the message gets no reply and the conversation leaves the queue.
 * `ignoreRules` says what each option does apart from that.
 */
export const ignoreConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/ignore',
  summary: 'Give no reply to what the customer wrote: in one of three ways, or in several at once',
  access: 'operator',
  urgent: true,
  params,
  body: z
    .strictObject({
      options: z.array(z.enum(ignoreOptions)).min(1).max(ignoreOptions.length),
      /** The text of the alert. Required when `options` include `alert`. */
      note: filledText(reasonLength).optional(),
      /** The customer's message that gets no reply, as the operator saw it; a newer one is refused. */
      in_reply_to: id.nullable().optional(),
      ...underLease,
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
  errors: ['lease_lost', 'newer_message', 'in_progress'],
})

export const stopIgnoring = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id/ignore',
  summary: 'Take back that a conversation is ignored: what waits for a reply goes to its place in the queue',
  access: 'other_chats.take',
  params,
  response: z.object({ stopped: z.boolean() }),
  errors: ['conversation_not_found', 'in_progress'],
})

export const handOver = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/handover',
  summary: 'Give the conversation to a master, and say why',
  access: 'operator',
  urgent: true,
  params,
  body: z
    .strictObject({ ...reasonAsked(reasonCodes.handover, reasonLength), ...underLease })
    .refine(...hasReason)
    .refine(...hasOneReason),
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
  body: z.strictObject(underLease),
  response,
  errors: ['lease_lost', 'not_handed_over', 'in_progress'],
})
