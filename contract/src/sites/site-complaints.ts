import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, moment, momentWithOffset, repairedText } from '../fields.ts'
import { isBlank } from '../rules/blank.ts'
import { reportReasons } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { receivedMessageLength } from '../rules/limits.ts'

// What customers complain about at their site.

export const postComplaint = endpoint({
  method: 'POST',
  path: '/site/v1/complaints',
  summary:
    'Tell that a customer complains about a profile, or about a message. Somebody of the panel decides about it, and you get `complaint.decided`',
  access: 'site',
  body: z.strictObject({
    external_id: externalId.describe('Your id of the complaint. A repeat with the same id is a `duplicate`.'),
    customer_external_id: externalId.describe('Who complains.'),
    profile_external_id: externalId.describe('The profile of the chat.'),
    message_id: id
      .optional()
      .describe(
        'The `id` of the message in the panel, from its webhook, the outbox or the answer to `POST /site/v1/messages`. Without it, the complaint stands at the newest message to the customer.',
      ),
    reason: z
      .enum(reportReasons)
      .default('other')
      .describe('What it is about. `possible_minor` and `illegal` are decided before all others.'),
    text: repairedText(receivedMessageLength)
      .refine((value) => !isBlank(value), issue('empty'))
      .describe('What the customer says. Plain text, not empty.'),
    complained_at: momentWithOffset.describe(
      'When the customer complained, by your clock. A time in the future is replaced by the time of arrival.',
    ),
  }),
  response: z.object({
    external_id: z.string().describe('Your id of the complaint.'),
    status: z.enum(['stored', 'duplicate']).describe('`duplicate`: it was stored by an earlier call.'),
  }),
  errors: ['conversation_not_found', 'message_not_found', 'customer_erased'],
})

/** The `data` of the webhook `complaint.decided`. */
export const decidedComplaint = z.object({
  id: id.describe('The id of the delivery. It never changes.'),
  external_id: z.string().describe('Your id of the complaint.'),
  customer_external_id: z.string().describe('Who complained.'),
  profile_external_id: z.string().describe('The profile of the chat.'),
  decision: z
    .enum(['founded', 'unfounded'])
    .describe('`founded`: the panel has done something about it. A later decision replaces this one.'),
  decided_at: moment.describe('When it was decided, by the clock of the panel.'),
})
export type DecidedComplaint = z.infer<typeof decidedComplaint>

/** The endpoints of this file, for the list of the contract. */
export const siteComplaintEndpoints = { postComplaint } as const
