import { z } from 'zod'
import { sentAttachment } from '../conversations/attachments/attachment.ts'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, text } from '../fields.ts'
import { isBlank } from '../rules/blank.ts'
import { issue } from '../rules/issues.ts'
import { messageLength } from '../rules/limits.ts'
import { withPlainLines } from '../rules/line-breaks.ts'
import { findOpenPlaceholder } from '../rules/placeholders.ts'
import { undoTimes } from '../rules/undo-times.ts'
import { claimResult, leaseFields } from './queue.ts'

export * from '../rules/visible.ts'

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Send an answer to the customer and, if `next` is set, claim the next conversation',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  headers: z.looseObject({
    /** A unique key that the caller creates for each message. A repeated request with the same key gets the first response. */
    'idempotency-key': z.string().regex(/^[\x21-\x7E]{8,100}$/, issue('not_an_idempotency_key')),
  }),
  body: z
    .strictObject({
      ...leaseFields,
      /** The customer's message that this is an answer to. */
      in_reply_to: id.nullable(),
      /** The last message that the operator saw, of the customer or an operator. Defaults to `in_reply_to`. */
      last_seen_id: id.optional(),
      /** Sends an extra reply: the operator knows that the conversation is already answered. */
      extra: z.boolean().optional(),
      /** The operator has confirmed an extra reply beyond the limit of extra replies in a row. */
      confirmed: z.boolean().optional(),
      /**
       * The operator says that this is a true answer to a customer who asks who writes. It counts only if the site owner has no approved
       * answer in this language.
       */
      is_true_answer: z.boolean().optional(),
      /** The operator has read what a check found in the text, and sends it all the same. It does not count for checks that stop. */
      checked: z.boolean().optional(),
      /** May be empty if there is a photo or a gift. */
      text: text(messageLength)
        .refine((value) => findOpenPlaceholder(value) === null, issue('open_placeholder'))
        .transform(withPlainLines),
      attachment: sentAttachment.optional(),
      /** Seconds in which it can be undone. Default 0: it leaves at once. */
      undo_for: z.literal(undoTimes).optional(),
    })
    .refine((body) => body.attachment || !isBlank(body.text), {
      path: ['text'],
      ...issue('empty'),
    }),
  response: z.object({
    message,
    next: claimResult.optional(),
    /** Whether it can be undone for `undo_for` seconds: not if it does more than to answer, as a true answer does. */
    can_undo: z.boolean(),
  }),
  errors: [
    'lease_lost',
    'newer_message',
    'extra_limit',
    'held',
    'true_answer_due',
    'text_checked',
    'text_length',
    'not_allowed',
    'poke_limit',
    'in_progress',
    'key_reused',
    'already_answered',
  ],
})

export const undoMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/undo',
  summary:
    'Undo the own last message before it leaves: it was never sent, its text is a draft again, and the operator gets the conversation back. The one in hand returns to its queue',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  response: z.object({
    conversation_id: id,
    /** Whether the operator has the conversation in hand again. */
    in_hand: z.boolean(),
    text: z.string(),
  }),
  errors: ['message_not_found', 'undo_too_late', 'in_progress'],
})
