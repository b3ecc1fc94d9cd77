import { z } from 'zod'
import { deliveredAttachments, hasAttachment, receivedAttachments } from './attachments/attachment.ts'
import { isBlank } from './blank.ts'
import { endpoint } from './endpoint.ts'
import { genders, memberTypes, sentMessageTypes } from './enumerations.ts'
import {
  countryCode,
  day,
  externalId,
  id,
  idParam,
  languageTag,
  moment,
  momentWithOffset,
  nonBlankText,
  pageQuery,
  repairedText,
  siteFacts,
  text,
  timeZone,
  webAddress,
} from './fields.ts'
import { issue } from './issues.ts'
import { receivedMessageLength, siteBatchSize } from './limits.ts'

const params = z.strictObject({ external_id: externalId })

export const putProfile = endpoint({
  method: 'PUT',
  path: '/site/v1/profiles/:external_id',
  summary: 'Create or update a fictional profile. Fields that are left out keep their value',
  access: 'site',
  params,
  body: z.strictObject({
    name: nonBlankText(100),
    age: z.int().min(18).max(120),
    city: nonBlankText(100),
    gender: z.enum(genders),
    language: languageTag,
    about: text(5_000).optional(),
    photo_url: webAddress.optional(),
    facts: siteFacts.optional(),
  }),
  response: z.object({ id, external_id: z.string() }),
})

export const putCustomer = endpoint({
  method: 'PUT',
  path: '/site/v1/customers/:external_id',
  summary: 'Create or update a customer. Fields that are left out keep their value',
  access: 'site',
  params,
  body: z.strictObject({
    name: nonBlankText(100),
    language: languageTag,
    member_type: z.enum(memberTypes),
    credits: z.int().min(0).max(1_000_000_000),
    member_since: momentWithOffset.optional(),
    timezone: timeZone.optional(),
    country: countryCode.optional(),
    birthday: day.optional(),
    /** Merged with the known facts by name. Values that operators edited have priority and are kept. */
    facts: siteFacts.optional(),
    /** Which text about fictional profiles was shown to the customer. Without it, operators get no conversation of the customer. */
    disclosure: z.strictObject({ version: nonBlankText(50), shown_at: momentWithOffset }).optional(),
    /** All limits that the customer or the site has set: self-exclusion, cooling-off, spending. `{}` removes all. */
    limits: z
      .strictObject({
        self_excluded_until: momentWithOffset.optional(),
        cooling_off_until: momentWithOffset.optional(),
        spending_confirmation_needed: z.boolean().optional(),
      })
      .optional(),
  }),
  response: z.object({ id, external_id: z.string() }),
})

const receivedMessage = z
  .strictObject({
    external_id: externalId,
    customer_external_id: externalId,
    profile_external_id: externalId,
    /** May be empty if the message has an attachment. NUL and invalid Unicode are replaced by U+FFFD. */
    text: repairedText(receivedMessageLength),
    /** When the customer sent it. It decides the place in the thread; a time in the future is replaced by the time of arrival. */
    sent_at: momentWithOffset,
    ...receivedAttachments,
  })
  .refine((message) => hasAttachment(message) || !isBlank(message.text), {
    path: ['text'],
    ...issue('no_content'),
  })
export type ReceivedMessage = z.infer<typeof receivedMessage>

export const postMessages = endpoint({
  method: 'POST',
  path: '/site/v1/messages',
  summary:
    'Store messages of customers: all of them or none. The issues name every invalid message and field, so that the site can send the others',
  access: 'site',
  body: z.strictObject({ messages: z.array(receivedMessage).min(1).max(siteBatchSize) }),
  response: z.object({
    results: z.array(z.object({ external_id: z.string(), id, status: z.enum(['stored', 'duplicate']) })),
  }),
  errors: ['body_differs', 'unknown_reference'],
})

/** A message that the panel sent: an item of the outbox, and the `data` of the webhook `message.sent`. */
export const outboxItem = z.object({
  /** The id of the message. It never changes. */
  id,
  type: z.enum(sentMessageTypes),
  text: z.string(),
  customer_external_id: z.string(),
  profile_external_id: z.string(),
  ...deliveredAttachments,
  /** The site's `external_id` of the message that this one answers. */
  in_reply_to: z.string().optional(),
  sent_at: moment,
})
export type OutboxItem = z.infer<typeof outboxItem>

export const getOutbox = endpoint({
  method: 'GET',
  path: '/site/v1/outbox',
  summary: 'List the messages that the panel sent, in order, for sites without a webhook or after an outage',
  access: 'site',
  query: z.strictObject({
    after: z
      .string()
      .regex(/^\d{1,19}-\d{1,15}$/, issue('not_a_cursor'))
      .optional(),
    ...pageQuery,
  }),
  response: z.object({
    items: z.array(outboxItem),
    /** Send it as `after` to continue. It is unchanged when there is nothing new, and null before the first message. */
    next_cursor: z.string().nullable(),
  }),
})

export const acknowledgeDelivery = endpoint({
  method: 'POST',
  path: '/site/v1/deliveries/:id/ack',
  summary: 'Acknowledge a message, for sites that only poll the outbox. `id` is the id of the outbox item',
  access: 'site',
  params: z.strictObject({ id: idParam }),
  response: z.object({ id, acknowledged: z.literal(true) }),
  errors: ['delivery_not_found'],
})
