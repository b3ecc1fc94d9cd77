import { z } from 'zod'
import { isBlank } from './blank.ts'
import { endpoint } from './endpoint.ts'
import { genders, memberTypes, sentMessageTypes } from './enumerations.ts'
import {
  countryCode,
  day,
  externalId,
  filledText,
  givenFacts,
  id,
  idParam,
  languageTag,
  moment,
  momentWithOffset,
  pageQuery,
  repairedText,
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
  summary: 'Create a fictional profile, or bring it up to date; a field left out stays as it was',
  access: 'site',
  params,
  body: z.strictObject({
    name: filledText(100),
    age: z.int().min(18).max(120),
    city: filledText(100),
    gender: z.enum(genders),
    language: languageTag,
    about: text(5_000).optional(),
    photo_url: webAddress.optional(),
    facts: givenFacts.optional(),
  }),
  response: z.object({ id, external_id: z.string() }),
})

export const putCustomer = endpoint({
  method: 'PUT',
  path: '/site/v1/customers/:external_id',
  summary: 'Create a customer, or bring them up to date; a field left out stays as it was',
  access: 'site',
  params,
  body: z.strictObject({
    name: filledText(100),
    language: languageTag,
    member_type: z.enum(memberTypes),
    credits: z.int().min(0).max(1_000_000_000),
    member_since: momentWithOffset.optional(),
    timezone: timeZone.optional(),
    country: countryCode.optional(),
    birthday: day.optional(),
    /** Added to those known, by name. What operators write stands over them, and is not touched. */
    facts: givenFacts.optional(),
    /** What the customer was told about fictional profiles. Without it nothing reaches an operator. */
    disclosure: z.strictObject({ version: filledText(50), shown_at: momentWithOffset }).optional(),
    /** Limits the customer or the site has set: self-exclusion, cooling-off, spending. All of them: `{}` lifts all. */
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
    /** May be empty beside `photo_url` or `gift`. NUL and broken Unicode are replaced, not refused. */
    text: repairedText(receivedMessageLength),
    /** When the customer sent it: operators read it among the messages of that time. In the future, it counts from its arrival. */
    sent_at: momentWithOffset,
    photo_url: webAddress.optional(),
    gift: filledText(100).optional(),
  })
  .refine((message) => message.photo_url || message.gift || !isBlank(message.text), {
    path: ['text'],
    ...issue('no_content'),
  })
export type ReceivedMessage = z.infer<typeof receivedMessage>

export const postMessages = endpoint({
  method: 'POST',
  path: '/site/v1/messages',
  summary:
    'Messages of customers, stored all or none: every wrong one is named by its place and field, and the call may be sent without it',
  access: 'site',
  body: z.strictObject({ messages: z.array(receivedMessage).min(1).max(siteBatchSize) }),
  response: z.object({
    results: z.array(z.object({ external_id: z.string(), id, status: z.enum(['stored', 'duplicate']) })),
  }),
  errors: ['body_differs', 'unknown_reference'],
})

/** A message the panel sent: an item of the outbox, and the `data` of the webhook `message.sent`. */
export const outboxItem = z.object({
  /** Of the message; the same for ever. */
  id,
  type: z.enum(sentMessageTypes),
  text: z.string(),
  customer_external_id: z.string(),
  profile_external_id: z.string(),
  /** Fetch it with the site's key. Without its host, when the panel does not know its public address: then it is the one you call. */
  photo_url: z.string().optional(),
  /** Of the site's catalogue, as it was when it was given. */
  gift: z.object({ external_id: z.string(), name: z.string(), credits: z.int() }).optional(),
  /** The site's own id of the message this answers. */
  in_reply_to: z.string().optional(),
  sent_at: moment,
})
export type OutboxItem = z.infer<typeof outboxItem>

export const getOutbox = endpoint({
  method: 'GET',
  path: '/site/v1/outbox',
  summary: 'Everything the panel sent, in order, for sites without a webhook or after an outage',
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
    /** Give it as `after` to go on; the same again when nothing new was there, null while nothing was ever sent. */
    next_cursor: z.string().nullable(),
  }),
})

export const acknowledgeDelivery = endpoint({
  method: 'POST',
  path: '/site/v1/deliveries/:id/ack',
  summary: 'Say that a message arrived, for sites that only poll. `id` is that of the outbox item',
  access: 'site',
  params: z.strictObject({ id: idParam }),
  response: z.object({ id, acknowledged: z.literal(true) }),
  errors: ['delivery_not_found'],
})
