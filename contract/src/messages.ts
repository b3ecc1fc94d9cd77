import { z } from 'zod'
import { sentAttachment } from './attachments.ts'
import { isBlank } from './blank.ts'
import { message } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, text } from './fields.ts'
import { issue } from './issues.ts'
import { messageLength } from './limits.ts'
import { findGap } from './placeholders.ts'
import { claimed, underLease } from './queue.ts'

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Answer the customer and, if asked, claim the next conversation',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  headers: z.looseObject({
    /** Made by the caller for this text; a repeated one gets the first answer. */
    'idempotency-key': z.string().regex(/^[\x21-\x7E]{8,100}$/, issue('not_an_idempotency_key')),
  }),
  body: z
    .strictObject({
      ...underLease,
      /** The customer's message this answers, as the operator saw it. */
      in_reply_to: id.nullable(),
      /** The last message, of either side, that the operator saw; `in_reply_to` when left out. */
      last_seen_id: id.optional(),
      /** Asks for an extra reply: the conversation is answered already, and this follows on purpose. */
      extra: z.boolean().optional(),
      /** The operator was asked whether to send one more extra reply than may go out in a row. */
      confirmed: z.boolean().optional(),
      /** May be empty beside a photo or a gift. */
      text: text(messageLength).refine((value) => findGap(value) === null, issue('open_placeholder')),
      attachment: sentAttachment.optional(),
      /** What pages of the previous release send in place of `attachment`, as `gift_id`. The next release refuses both. */
      photo_id: id.optional(),
      gift_id: id.optional(),
    })
    .refine((body) => !(body.photo_id && body.gift_id), {
      path: ['gift_id'],
      ...issue('not_together', { fields: 'photo_id' }),
    })
    .refine((body) => !(body.attachment && body.photo_id), {
      path: ['photo_id'],
      ...issue('not_together', { fields: 'attachment' }),
    })
    .refine((body) => !(body.attachment && body.gift_id), {
      path: ['gift_id'],
      ...issue('not_together', { fields: 'attachment' }),
    })
    .refine((body) => body.attachment || body.photo_id || body.gift_id || !isBlank(body.text), {
      path: ['text'],
      ...issue('empty'),
    }),
  response: z.object({ message, next: claimed.optional() }),
  errors: [
    'lease_lost',
    'newer_message',
    'extra_limit',
    'held',
    'not_allowed',
    'poke_limit',
    'in_progress',
    'key_reused',
    'already_answered',
    'not_allowed',
  ],
})
