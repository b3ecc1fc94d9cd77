import { z } from 'zod'
import { deliveredAttachments } from '../conversations/attachments/attachment.ts'
import { holdEvent } from '../conversations/holds.ts'
import { endpoint } from '../endpoint.ts'
import { id, idParam, languageTag, moment, momentWithOffset, pageQuery } from '../fields.ts'
import { sentMessageTypes } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { decidedComplaint } from './site-complaints.ts'

// What the panel sends to a site: by webhook, and in the outbox.

/** A message that the panel sent: an item of the outbox, and the `data` of the webhook `message.sent`. */
export const outboxItem = z.object({
  id: id.describe('The id of the message in the panel. It never changes.'),
  type: z.enum(sentMessageTypes).describe('What kind of message it is. More kinds can come.'),
  text: z.string().describe('Plain text. It is empty when only a photo or a gift was sent.'),
  customer_external_id: z.string().describe('To whom.'),
  profile_external_id: z.string().describe('In whose name.'),
  ...deliveredAttachments,
  in_reply_to: z.string().optional().describe('Your `external_id` of the message that this one answers.'),
  sent_at: moment.describe('When the operator sent it, by the clock of the panel.'),
})
export type OutboxItem = z.infer<typeof outboxItem>

/** The `data` of the webhook `profile.text`: a text was approved. */
export const approvedText = z.object({
  id: id.describe('The id of the delivery. It never changes.'),
  profile_external_id: z.string().describe('Whose text it is.'),
  external_id: z.string().describe('Your id of the text, from `text_wanted`.'),
  language: languageTag.describe('Of the text.'),
  text: z.string().describe('The approved text. Plain text.'),
  approved_at: moment.describe('When a second person approved it.'),
})
export type ApprovedText = z.infer<typeof approvedText>

/** The `data` of the webhook `message.deleted`: somebody of the panel has deleted one of its messages. */
export const deletedMessage = z.object({
  id: id.describe('The id of the delivery. It never changes.'),
  deleted_id: id.describe('The `id` of the message that was deleted.'),
  customer_external_id: z.string().describe('To whom it was.'),
  profile_external_id: z.string().describe('In whose name it was.'),
  deleted_at: moment.describe('When it was deleted, by the clock of the panel.'),
})
export type DeletedMessage = z.infer<typeof deletedMessage>

/** Every event that a site can get by webhook: what it means, and its data. */
export const siteEvents = {
  'message.sent': { summary: 'An operator wrote to a customer. Show it in the chat', data: outboxItem },
  'message.deleted': {
    summary:
      'Somebody of the panel has deleted a message that an operator wrote. Remove it from the chat. It comes after the message, and the message does not come back',
    data: deletedMessage,
  },
  'customer.held': {
    summary:
      'Somebody put a customer on hold: nothing is sent to them until the hold is released. Say so in the chat',
    data: holdEvent,
  },
  'customer.released': {
    summary: 'Somebody released a hold. Its `released_at` decides, also when an older event arrives later',
    data: holdEvent,
  },
  'profile.text': { summary: 'A text for a profile was approved. Publish it', data: approvedText },
  'complaint.decided': {
    summary: 'A complaint of a customer was decided. Tell the customer',
    data: decidedComplaint,
  },
  'webhook.test': {
    summary:
      'An admin of the panel tries your webhook. Check the signature and answer 2xx. It is in no outbox',
    data: z.object({}).describe('Empty.'),
  },
} as const satisfies Record<string, { summary: string; data: z.ZodObject }>
export type SiteEventType = keyof typeof siteEvents

/** An event that is not a message, as it stands in the outbox. */
const eventItem = <const Type extends SiteEventType, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({
    id: id.describe('The id of the delivery, for `POST /site/v1/deliveries/{id}/ack`. It never changes.'),
    type: z.literal(type).describe('The type of the event, as in the webhook.'),
    timestamp: moment.describe('When it happened, by the clock of the panel.'),
    data: data.describe('The same as in the webhook.'),
  })

/** What stands in the outbox: messages, and other events. */
export const outboxEntry = z.discriminatedUnion('type', [
  outboxItem,
  eventItem('message.deleted', deletedMessage),
  eventItem('customer.held', holdEvent),
  eventItem('customer.released', holdEvent),
  eventItem('profile.text', approvedText),
  eventItem('complaint.decided', decidedComplaint),
])
export type OutboxEntry = z.infer<typeof outboxEntry>

export const getOutbox = endpoint({
  method: 'GET',
  path: '/site/v1/outbox',
  summary:
    'List what the panel sent, messages and events, in order: for sites without a webhook, and after an outage',
  access: 'site',
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,19}-\d{1,15}$/, issue('not_a_cursor'))
      .optional()
      .describe('The `next_cursor` of the call before. Without it, from the beginning.'),
    limit: pageQuery.limit.describe('1 to 200 items. Default: 100.'),
  }),
  response: z.object({
    items: z
      .array(outboxEntry)
      .describe(
        'In the order in which they were committed. Ignore items with a `type` that you do not know.',
      ),
    next_cursor: z
      .string()
      .nullable()
      .describe(
        'Send it as `after` to continue. It is unchanged when there is nothing new, and null before the first item.',
      ),
  }),
})

export const acknowledgeDelivery = endpoint({
  method: 'POST',
  path: '/site/v1/deliveries/:id/ack',
  summary:
    'Acknowledge an item of the outbox, for sites that only poll: operators see that the message has arrived',
  access: 'site',
  params: z.strictObject({ id: idParam.describe('The `id` of the item.') }),
  response: z.object({
    id: id.describe('The `id` of the item.'),
    acknowledged: z.literal(true).describe('Also when it was acknowledged before.'),
  }),
  errors: ['delivery_not_found'],
})

export const readDelivery = endpoint({
  method: 'POST',
  path: '/site/v1/deliveries/:id/read',
  summary:
    'Tell that the customer has read a message, and with it all earlier ones of the chat: operators see it',
  access: 'site',
  params: z.strictObject({ id: idParam.describe('The `id` of the message.') }),
  body: z.strictObject({
    read_at: momentWithOffset.describe(
      'When the customer read it, by your clock. A time in the future is replaced by the time of arrival.',
    ),
  }),
  response: z.object({
    id: id.describe('The `id` of the message.'),
    read: z.literal(true).describe('Also when it, or a later one, was read before.'),
  }),
  errors: ['delivery_not_found'],
})

/** The endpoints of this file, for the list of the contract. */
export const outboxEndpoints = { getOutbox, acknowledgeDelivery, readDelivery } as const
