import { z } from 'zod'
import { customerProfile } from './customer-profile.ts'
import { endpoint } from './endpoint.ts'
import {
  conversationStatuses,
  deliveryStatuses,
  genders,
  giftIcons,
  holdKinds,
  ignoreOptions,
  memberTypes,
  messageDirections,
  messageTypes,
  queueKinds,
} from './enumerations.ts'
import { facts, id, idParam, languageTag, moment, pageQuery, text, threadCursor } from './fields.ts'
import { issue } from './issues.ts'
import { messageLength } from './limits.ts'
import { operatorName } from './operator-name.ts'
import { reasonList } from './reasons.ts'

/** Who is written to: the customer and the summary of specification section 3. */
export const customer = customerProfile.extend({
  country: z.string().nullable(),
  language: languageTag,
  /** IANA name, for the customer's local time. */
  timezone: z.string().nullable(),
  member_type: z.enum(memberTypes),
  credits: z.int(),
  member_since: moment.nullable(),
  /** Of this conversation, as the next four. */
  message_count: z.int(),
  /** Photos that the customer sent. */
  photo_count: z.int(),
  /** Those of them that operators don't see: their message was hidden or deleted. */
  invisible_photo_count: z.int(),
  first_message_at: moment.nullable(),
  last_message_at: moment.nullable(),
  other_chat_count: z.int(),
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
  /** Where a signed-in browser gets the photo. */
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
  answering: operatorName
    .extend({
      /** When their last input was, once that is a minute ago: told to those who may take over. Null while they are at work. */
      idle_since: moment.nullable(),
    })
    .nullable(),
  /**
   * Who gave it to a master, why and when. `by` is null when the panel did, after skips: then `reasons` has those of the skips.
   * Null when it is with the operators. `reason` is for pages of the previous release, as in `reasonGiven`.
   */
  handover: z
    .object({ by: operatorName.nullable(), reasons: reasonList, reason: z.string(), at: moment })
    .nullable(),
  /** How it is ignored, by whom and since when: what is in force. */
  ignores: z.array(
    z.object({ option: z.enum(ignoreOptions), note: z.string().nullable(), by: operatorName, at: moment }),
  ),
  /** How many of the newest messages this operator's level reads; null for all of them. */
  history_size: z.int().nullable(),
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
  /** Empty once it is deleted, as photo and gift are null then. */
  text: z.string(),
  /** When its writer sent it, by the clock of the site. */
  sent_at: moment,
  /** When it reached the panel. A thread is sorted by the earlier of the two, then by id. */
  arrived_at: moment,
  /** Where a signed-in browser gets the photo. */
  photo_url: z.string().nullable(),
  /** Width and height of our own photos; null where they are not known. */
  photo_size: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** The name of the gift. */
  gift: z.string().nullable(),
  gift_icon: z.enum(giftIcons).nullable(),
  /** Who wrote it; null for the customer's own. */
  operator: operatorName.nullable(),
  in_reply_to: id.nullable(),
  /** On its way to the site; null for the customer's own. */
  delivery: z.enum(deliveryStatuses).nullable(),
  /** The customer has written after it. */
  answered: z.boolean(),
  highlighted: z.object({ by: operatorName, at: moment }).nullable(),
  /** Covered on the screens, until somebody wants to see it. */
  hidden: z.object({ by: operatorName, at: moment, reason: z.string().nullable() }).nullable(),
  deleted: z.object({ by: operatorName, at: moment }).nullable(),
})
export type Message = z.infer<typeof message>

export const lease = z.object({
  id: z.uuid(),
  /** Grows with every claim: the fence that a late answer fails at. */
  epoch: z.int(),
  expires_at: moment,
  /** How long it lasts after a renewal. */
  seconds: z.int(),
})
export type Lease = z.infer<typeof lease>

/**
 * With the newest page: messages that nobody has answered and that stand before it, such as one that arrived late, whatever
 * the level reads. Oldest first; they come again with the page they stand on. At most 200, those that arrived last.
 */
export const earlierUnanswered = z.object({
  items: z.array(message),
  /** The `before` of what is missing once these are there too. */
  next_cursor: z.string().nullable(),
})
export type EarlierUnanswered = z.infer<typeof earlierUnanswered>

/** How many changes the messages of a thread had seen when they were read: the `changed_after` of what comes later. */
export const revision = z.int().nonnegative()

const revisionParam = z
  .string()
  .regex(/^\d{1,15}$/, issue('not_a_revision'))
  .transform(Number)

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
  summary:
    'A page of the thread, oldest first; or what arrived after a message, or changed since a revision, in that order',
  access: 'operator',
  params,
  query: z
    .strictObject({
      /** The page before this place; without it the newest. */
      before: threadCursor.optional(),
      /** An id: what arrived after that message, in the order of arrival. A late message may stand anywhere in the thread. */
      after: idParam.optional(),
      /** A `revision`: what was highlighted, hidden or deleted after it, in that order. */
      changed_after: revisionParam.optional(),
      ...pageQuery,
    })
    .refine((query) => !(query.before && query.after), {
      path: ['after'],
      ...issue('not_together', { fields: 'before' }),
    })
    .refine((query) => query.changed_after === undefined || !(query.before || query.after), {
      path: ['changed_after'],
      ...issue('not_together', { fields: 'before or after' }),
    }),
  response: z.object({
    items: z.array(message),
    earlier_unanswered: earlierUnanswered,
    /** The `before`, `after` or `changed_after` of the following page; null when there is none. */
    next_cursor: z.string().nullable(),
    revision,
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
