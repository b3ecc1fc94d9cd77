import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  id,
  idParam,
  languageTag,
  listCursor,
  listPage,
  moment,
  nonBlankSearch,
  pageQuery,
  rowCount,
} from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { conversationStatuses, memberTypeFilters, messageTypes } from '../rules/enumerations.ts'
import { holdKinds } from '../rules/hold-kinds.ts'
import { issue } from '../rules/issues.ts'

/** A whole number in a query, from `min` to `max`. */
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, issue('not_a_whole_number'))
    .transform(Number)
    .refine((value) => value >= min && value <= max, issue('not_in_range', { min, max }))

/** `unread,unanswered`, or `all`. */
const statuses = z
  .string()
  .max(100)
  .refine(
    (value) => value === 'all' || value.split(',').every(isStatus),
    issue('not_a_list_of_statuses', { options: conversationStatuses.join() }),
  )
  .transform((value) =>
    conversationStatuses.filter((status) => value === 'all' || value.split(',').includes(status)),
  )

function isStatus(value: string): boolean {
  return conversationStatuses.some((status) => status === value)
}

/** A row of the Chat overview. Its columns are those of specification section 2. */
export const listedConversation = z.object({
  id,
  status: z.enum(conversationStatuses),
  customer: z.object({ id, name: z.string() }),
  profile: z.object({ id, name: z.string() }),
  /** The operator who wrote last; null when no operator has written yet. */
  operator: operatorName.nullable(),
  /** The operator who is answering now; null when nobody is. */
  answering: operatorName.nullable(),
  /** Since when the customer waits for an answer; null when they do not, and while nothing may be sent to them. */
  waiting_since: moment.nullable(),
  /** Since when it waits for a master; null when it does not. */
  handed_over_at: moment.nullable(),
  language: languageTag,
  /** Pokes since the customer last wrote. */
  poke_count: z.int(),
  message_count: z.int(),
  /** How many operators have written in it. */
  operator_count: z.int(),
  oldest_message_at: moment.nullable(),
  newest_message_at: moment,
  /** Why nothing may be sent to the customer now, oldest first, and when each ends by itself. */
  holds: z.array(z.object({ kind: z.enum(holdKinds), until: moment.nullable() })),
  /** Whether our newest message has not reached the customer, and is not tried again. */
  is_undelivered: z.boolean(),
})

/** Position in the list: a `listCursor`, after `wait_` while chats that wait follow. */
const overviewCursor = z
  .string()
  .max(65)
  .refine((value) => listCursor.safeParse(value.replace(/^wait_/, '')).success, issue('not_a_cursor'))

const filters = {
  status: statuses.optional(),
  language: languageTag.optional(),
  siteowner_id: idParam.optional(),
  /** Type of the newest message. */
  message_type: z.enum(messageTypes).optional(),
  /** An operator who has written in the conversation. */
  operator_id: idParam.optional(),
  member_type: z.enum(memberTypeFilters).optional(),
  /** Number of messages; -1 means no limit. */
  messages_min: count(-1, 1_000_000).optional(),
  messages_max: count(-1, 1_000_000).optional(),
  /** Pokes after the customer's last message. */
  pokes_min: count(0, 10).optional(),
  pokes_max: count(0, 10).optional(),
  /** Whole days since the customer's last message. */
  customer_days_min: count(0, 365).optional(),
  customer_days_max: count(0, 365).optional(),
  /** Whole days since the newest message. */
  days_min: count(0, 365).optional(),
  days_max: count(0, 365).optional(),
}

const access = 'other_chats.overview'

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  summary: 'List the conversations that match all filters (Chat overview)',
  access,
  polled: true,
  query: z.strictObject({
    ...filters,
    /** Without it, chats that wait come first, the longest wait at the top, then the others, newest message first. */
    order: z.literal('newest').optional(),
    cursor: overviewCursor.optional(),
    ...pageQuery,
  }),
  response: listPage(listedConversation, overviewCursor),
})
export type ListedConversation = z.infer<typeof listedConversation>

export const getFoundConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/found',
  summary:
    'Find the conversations of customers whose names begin so, newest message first: the newest three of each of ten customers',
  access,
  query: z.strictObject({ search: nonBlankSearch(100) }),
  response: z.object({ conversations: z.array(listedConversation) }),
})

export const getConversationCount = endpoint({
  method: 'GET',
  path: '/api/conversations/count',
  summary: 'Count the conversations that match all filters, up to 10,000',
  access,
  polled: true,
  query: z.strictObject(filters),
  response: rowCount,
})
