import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { facts, id, idParam, languageTag, moment, pageQuery, text, threadCursor } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { conversationStatuses, genders, memberTypes, queueKinds } from '../rules/enumerations.ts'
import { ignoreCauses } from '../rules/ignore-rules.ts'
import { issue } from '../rules/issues.ts'
import { messageLength } from '../rules/limits.ts'
import { reasonList } from '../settings/reasons.ts'
import { askedQuestion } from './asked-question.ts'
import { coachQuestion } from './coach-question.ts'
import { restrictions } from './conversation-hold.ts'
import { customerProfile } from './customer-profile.ts'
import { openInquiry } from './open-inquiry.ts'
import { shownDisclosure } from './shown-disclosure.ts'
import { message } from './thread-message.ts'

export * from './thread-message.ts'

/** The customer of a conversation, with the summary of specification section 3. */
export const customer = customerProfile.extend({
  country: z.string().nullable(),
  language: languageTag,
  /** The IANA time zone in which the customer's local time is shown. */
  timezone: z.string().nullable(),
  member_type: z.enum(memberTypes),
  credits: z.int(),
  member_since: moment.nullable(),
  /** This count and the next four fields are about this conversation only. */
  message_count: z.int(),
  /** Number of photos that the customer sent. */
  photo_count: z.int(),
  /** How many of these photos operators cannot see, because the message was hidden or deleted. */
  invisible_photo_count: z.int(),
  first_message_at: moment.nullable(),
  last_message_at: moment.nullable(),
  other_chat_count: z.int(),
  /** Which text about fictional profiles the site showed to the customer, and when. */
  disclosure: shownDisclosure.nullable(),
  ...restrictions,
})

/** The fictional profile in whose name the operator writes. */
export const profile = z.object({
  id,
  name: z.string(),
  age: z.int().nullable(),
  city: z.string().nullable(),
  gender: z.enum(genders),
  language: languageTag,
  about: z.string().nullable(),
  /** Path of the photo; requires a signed-in session. */
  photo_url: z.string().nullable(),
  facts,
  /** Whether its site no longer uses it. */
  is_retired: z.boolean(),
})

export const conversation = z.object({
  id,
  status: z.enum(conversationStatuses),
  language: languageTag,
  siteowner: z.object({ id, name: z.string() }),
  /** What the site owner wants of the length of an answer, in characters; `share` in percent of the customer's message. */
  answer_length: z.object({
    min: z.int().nullable(),
    share: z.int().nullable(),
    max: z.int().nullable(),
    /** Whether an answer of another length is not sent. */
    stops: z.boolean(),
  }),
  /** Whether the viewer has read the rules of the site owner for this chat; null when there are none. */
  rules: z.object({ are_read: z.boolean() }).nullable(),
  /** The queue that it is in; null when it needs no operator now. */
  queue: z.enum(queueKinds).nullable(),
  /** Since when the customer has been waiting. */
  waiting_since: moment.nullable(),
  /** The message that an answer replies to: send it as `in_reply_to`. */
  in_reply_to: id.nullable(),
  /** The operator who is answering now; null when nobody is. */
  answering: operatorName
    .extend({
      /** Time of the last input, if that is a minute ago or more and the viewer may take over. Null otherwise. */
      idle_since: moment.nullable(),
    })
    .nullable(),
  /**
   * Who handed the conversation over to the masters, why and when; null when it is not handed over. After too many skips the
   * panel hands it over: then `by` is null and `reasons` has the reasons of the skips.
   */
  handover: z.object({ by: operatorName.nullable(), reasons: reasonList, at: moment }).nullable(),
  /** The ignore options that are in force, with who set them and when. */
  ignores: z.array(
    z.object({
      option: z.enum(ignoreCauses),
      note: z.string().nullable(),
      /** Null for what the customer did at their site. */
      by: operatorName.nullable(),
      at: moment,
    }),
  ),
  /** The oldest open case of a complaint of the customer about this chat, and when they complained; null for those who do not handle reports. */
  complaint: z.object({ case_id: id, at: moment }).nullable(),
  /** In messages that no operator has answered. */
  questions: z.array(askedQuestion),
  inquiry: openInquiry.nullable(),
  /** The newest message of ours that the customer has read, as their site told. */
  read: z.object({ message_id: id, at: moment }).nullable(),
  /** The newest questions to the coaches about this conversation, oldest first. */
  coach_questions: z.array(coachQuestion),
  /** The oldest messages, which were archived and are not shown: how many, and before which time. Null when there are none. */
  archived: z.object({ count: z.int(), before: moment }).nullable(),
  /** Number of the newest messages that this operator's account level may read; null for all. */
  history_size: z.int().nullable(),
  customer,
  profile,
  /** The unsent text of this operator in this conversation. */
  draft: z.object({ text: z.string(), updated_at: moment }).nullable(),
})
export type Conversation = z.infer<typeof conversation>

export const lease = z.object({
  id: z.uuid(),
  /** Grows with every claim. An answer with an older epoch is refused (a fencing token). */
  epoch: z.int(),
  expires_at: moment,
  /** How many seconds it lasts after a renewal. */
  seconds: z.int(),
})
export type Lease = z.infer<typeof lease>

/**
 * Unanswered messages that are older than the newest page, such as one that arrived late. They come with the newest page, also
 * beyond the history that the account level may read. Oldest first, at most the 200 that arrived last. They are repeated on the
 * page to which they belong.
 */
export const earlierUnanswered = z.object({
  items: z.array(message),
  /** The `before` of the page that comes before these messages. */
  next_cursor: z.string().nullable(),
})

/** A counter of the changes to a thread. Send it as `changed_after` to read only later changes. */
export const revision = z.int().nonnegative()

/** A conversation with the newest page of its thread. */
export const conversationWithThread = z.object({
  conversation,
  /** The newest messages of the thread, oldest first. */
  messages: z.array(message),
  earlier_unanswered: earlierUnanswered,
  /** Send it as `before` to read older messages; null when there are none. */
  next_cursor: z.string().nullable(),
  revision,
})

const revisionParam = z
  .string()
  .regex(/^\d{1,15}$/, issue('not_a_revision'))
  .transform(Number)

const params = z.strictObject({ id: idParam })

export const getConversationWithThread = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/with-thread',
  summary: 'Open a conversation without claiming it: with the newest messages of its thread',
  access: 'operator',
  polled: true,
  params,
  response: conversationWithThread.extend({ lease: lease.nullable() }),
  errors: ['conversation_not_found'],
})

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Read a conversation without its messages, for example again after a change',
  access: 'operator',
  polled: true,
  params,
  response: z.object({ conversation, lease: lease.nullable() }),
  errors: ['conversation_not_found'],
})

export const getMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary:
    'Read a page of the thread, oldest message first; or messages that arrived after a message (`after`) or changed since a revision (`changed_after`)',
  access: 'operator',
  polled: true,
  params,
  query: z
    .strictObject({
      /** Returns the page before this place; without it, the newest page. */
      before: threadCursor.optional(),
      /** A message id. Returns messages that arrived after it, in order of arrival; their places in the thread can be earlier. */
      after: idParam.optional(),
      /** A `revision`. Returns messages that were highlighted, hidden or deleted after it, in order of change. */
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
    /** Send it as `before`, `after` or `changed_after` to read the next page; null when there is none. */
    next_cursor: z.string().nullable(),
    revision,
  }),
  errors: ['conversation_not_found'],
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/draft',
  summary: 'Save the draft of this operator; an empty text deletes it',
  access: 'operator',
  params,
  body: z.strictObject({ text: text(messageLength * 2) }),
  response: z.object({ draft: z.object({ text: z.string(), updated_at: moment }).nullable() }),
  errors: ['conversation_not_found', 'customer_erased'],
})

export const conversationEndpoints = {
  getConversation,
  getConversationWithThread,
  getMessages,
  saveDraft,
} as const
