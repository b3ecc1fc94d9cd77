import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  conversationStatuses,
  deliveryStatuses,
  genders,
  holdKinds,
  memberTypes,
  messageDirections,
  messageTypes,
  queueKinds,
} from './enumerations.ts'
import { day, facts, id, idParam, languageTag, moment, pageQuery, text } from './fields.ts'
import { messageLength } from './limits.ts'

/** An operator as another may see it: the name is null where section 6 of the specification hides it. */
export const operatorName = z.object({ id, name: z.string().nullable() })

/** Who is written to: the customer and the summary of specification section 3. */
export const customer = z.object({
  id,
  name: z.string(),
  age: z.int().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  language: languageTag,
  /** IANA name, for the customer's local time. */
  timezone: z.string().nullable(),
  birthday: day.nullable(),
  member_type: z.enum(memberTypes),
  credits: z.int(),
  member_since: moment.nullable(),
  message_count: z.int(),
  photo_count: z.int(),
  invisible_photo_count: z.int(),
  first_message_at: moment.nullable(),
  last_message_at: moment.nullable(),
  other_chat_count: z.int(),
  facts,
  /** A warning that operators see first. */
  alert: z.string().nullable(),
  /** What the customer was told about fictional profiles, and when. */
  disclosure: z.object({ version: z.string(), shown_at: moment }).nullable(),
  holds: z.array(z.object({ kind: z.enum(holdKinds), since: moment })),
})

/** The fictional profile that is written for. */
export const profile = z.object({
  id,
  name: z.string(),
  age: z.int().nullable(),
  city: z.string().nullable(),
  gender: z.enum(genders),
  language: languageTag,
  about: z.string().nullable(),
  photo_url: z.string().nullable(),
  facts,
})

export const conversation = z.object({
  id,
  status: z.enum(conversationStatuses),
  language: languageTag,
  siteowner: z.object({ id, name: z.string() }),
  /** What it waits for; null when it needs no operator now. */
  queue: z.enum(queueKinds).nullable(),
  /** Since when the customer waits. */
  waiting_since: moment.nullable(),
  /** The message an answer is to: send it back as `in_reply_to`. */
  in_reply_to: id.nullable(),
  /** Who is answering now; null when nobody is. */
  answering: operatorName.nullable(),
  customer,
  profile,
  /** What this operator had typed here. */
  draft: z.object({ text: z.string(), updated_at: moment }).nullable(),
})
export type Conversation = z.infer<typeof conversation>

export const message = z.object({
  id,
  direction: z.enum(messageDirections),
  type: z.enum(messageTypes),
  text: z.string(),
  /** When its writer sent it. */
  sent_at: moment,
  photo_url: z.string().nullable(),
  gift: z.string().nullable(),
  /** Who wrote it; null for the customer's own. */
  operator: operatorName.nullable(),
  in_reply_to: id.nullable(),
  /** On its way to the site; null for the customer's own. */
  delivery: z.enum(deliveryStatuses).nullable(),
  /** The customer has written after it. */
  answered: z.boolean(),
})
export type Message = z.infer<typeof message>

export const lease = z.object({
  id: z.uuid(),
  /** Grows with every claim: the fence that a late answer fails at. */
  epoch: z.int(),
  expires_at: moment,
})
export type Lease = z.infer<typeof lease>

const params = z.strictObject({ id: idParam })

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Read a conversation; this never claims it',
  access: 'operator',
  params,
  response: z.object({ conversation, lease: lease.nullable() }),
  errors: ['conversation_not_found'],
})

export const getMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'A page of the thread, oldest first: the newest, those before an id, or those after one',
  access: 'operator',
  params,
  query: z
    .strictObject({ before: idParam.optional(), after: idParam.optional(), ...pageQuery })
    .refine((query) => !(query.before && query.after), { path: ['after'], error: 'Goes without before' }),
  response: z.object({
    items: z.array(message),
    /** The `before` (or `after`) of the following page; null when there is none. */
    next_cursor: id.nullable(),
  }),
  errors: ['conversation_not_found'],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/draft',
  summary: 'Keep what this operator has typed; empty text forgets it',
  access: 'operator',
  params,
  body: z.strictObject({ text: text(messageLength * 2) }),
  response: z.object({ draft: z.object({ text: z.string(), updated_at: moment }).nullable() }),
  errors: ['conversation_not_found'],
})
