import { z } from 'zod'
import { deliveredAttachments, receivedAttachments } from '../conversations/attachments/attachment.ts'
import { siteSpending } from '../conversations/spending.ts'
import { endpoint } from '../endpoint.ts'
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
} from '../fields.ts'
import { genders, memberTypes, profileTextStatuses, sentMessageTypes } from '../rules/enumerations.ts'
import { issue } from '../rules/issues.ts'
import { profileTextLength, receivedMessageLength, siteBatchSize } from '../rules/limits.ts'
import { showingEndpoints, siteDisclosure } from '../safety/disclosure-showings.ts'
import { textRules } from './siteowners.ts'

export type { SiteSpending, Spending } from '../conversations/spending.ts'

const params = z.strictObject({ external_id: externalId })

/** Length of a profile text when the site names none, in characters. */
export const defaultTextLength = { min: 300, max: 800 }
const textLength = z.int().min(1).max(profileTextLength)

const textWanted = z
  .strictObject({
    external_id: externalId,
    /** What the text is for: `About`. Operators see it. */
    title: nonBlankText(60),
    /** Default: the language of the profile. */
    language: languageTag.optional(),
    /** Default: 300, or `max_length` if that is less. */
    min_length: textLength.optional(),
    /** Default: 800, or `min_length` if that is more. */
    max_length: textLength.optional(),
  })
  .refine(({ min_length = 1, max_length = profileTextLength }) => min_length <= max_length, {
    path: ['max_length'],
    ...issue('max_below_min'),
  })
export type TextWanted = z.infer<typeof textWanted>

const siteText = z.object({
  external_id: z.string(),
  status: z.enum(profileTextStatuses),
  /** The approved text; null before. */
  text: z.string().nullable(),
  approved_at: moment.nullable(),
  /** The delivery of the approved text, for `POST /site/v1/deliveries/{id}/ack`. */
  delivery_id: id.nullable(),
})
export type SiteText = z.infer<typeof siteText>

/** The `data` of the webhook `profile.text`: a text was approved. */
export const approvedText = z.object({
  /** The id of the delivery. It never changes. */
  id,
  profile_external_id: z.string(),
  external_id: z.string(),
  language: languageTag,
  text: z.string(),
  approved_at: moment,
})
export type ApprovedText = z.infer<typeof approvedText>

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
    /**
     * Merged with the known facts by name. `interests` and `fetishes` are lists of codes, or of words in English; `region` is an
     * ISO 3166-2 code: `NL-NH`.
     */
    facts: siteFacts.optional(),
    /**
     * A text that operators write for this profile. The same `external_id` names the same text: its other fields can change until
     * somebody writes it.
     */
    text_wanted: textWanted.optional(),
  }),
  response: z.object({
    id,
    external_id: z.string(),
    /** The text that was named in `text_wanted`. */
    text: siteText.optional(),
  }),
})

export const putTextRules = endpoint({
  method: 'PUT',
  path: '/site/v1/text-rules',
  summary: 'Replace the rules that operators read while they write texts for your profiles',
  access: 'site',
  body: z.strictObject({ rules: textRules }),
  response: z.object({ rules: z.array(z.string()) }),
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
    /** Merged with the known facts by name. Values that operators edited have priority and are kept. `fetishes` is not stored. */
    facts: siteFacts.optional(),
    /**
     * Which text about fictional profiles was shown to the customer, and when. Without it, operators get no conversation of the customer.
     * Default of the language: that of the customer. Each showing is recorded once; an older one does not replace the newest.
     */
    disclosure: z
      .strictObject({
        version: nonBlankText(50),
        shown_at: momentWithOffset,
        language: languageTag.optional(),
      })
      .optional(),
    /** All limits that the customer or the site has set: self-exclusion, cooling-off, spending. `{}` removes all. */
    limits: z
      .strictObject({
        self_excluded_until: momentWithOffset.optional(),
        cooling_off_until: momentWithOffset.optional(),
        spending_confirmation_needed: z.boolean().optional(),
      })
      .optional(),
    /** What the customer has spent, and their own limits. Operators see it, with its age. `null` removes it. */
    spending: siteSpending.nullable().optional(),
  }),
  response: z.object({ id, external_id: z.string(), disclosure: siteDisclosure }),
  errors: ['customer_erased'],
})

const receivedMessage = z.strictObject({
  external_id: externalId,
  customer_external_id: externalId,
  profile_external_id: externalId,
  /** Without a visible character, it is stored as an empty one. NUL and invalid Unicode are replaced by U+FFFD. */
  text: repairedText(receivedMessageLength),
  /** When the customer sent it. It decides the place in the thread; a time in the future is replaced by the time of arrival. */
  sent_at: momentWithOffset,
  ...receivedAttachments,
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

/** All endpoints of this file, for the list of the contract. */
export const siteEndpoints = {
  putProfile,
  putTextRules,
  putCustomer,
  postMessages,
  getOutbox,
  acknowledgeDelivery,
  ...showingEndpoints,
} as const
