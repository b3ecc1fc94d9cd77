import { z } from 'zod'
import { message } from './conversations.ts'
import { endpoint } from './endpoint.ts'
import { queueNames } from './enumerations.ts'
import { filledText, id, idParam } from './fields.ts'
import { messageLength } from './limits.ts'
import { claimed } from './queue.ts'

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Answer the customer and, if asked, claim the next conversation',
  access: 'operator',
  params: z.strictObject({ id: idParam }),
  headers: z.looseObject({
    /** Made by the caller for this text; a repeated one gets the first answer. */
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7E]{8,100}$/, { error: 'Send 8 to 100 visible ASCII characters' }),
  }),
  body: z.strictObject({
    lease_id: z.uuid(),
    epoch: z.int().nonnegative(),
    /** The customer's message this answers, as the operator saw it. */
    in_reply_to: id.nullable(),
    text: filledText(messageLength),
    /** Claim from this queue once the message is stored. */
    next: z.enum(queueNames).optional(),
    /** Conversations not wanted as the next. */
    exclude: z.array(id).max(200).optional(),
  }),
  response: z.object({ message, next: claimed.optional() }),
  errors: [
    'conversation_not_found',
    'lease_lost',
    'newer_message',
    'held',
    'in_progress',
    'key_reused',
    'already_answered',
  ],
})
