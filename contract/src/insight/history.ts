import { z } from 'zod'
import { message } from '../conversations/thread-message.ts'
import { endpoint } from '../endpoint.ts'
import { chat, id, idParam, languageTag, moment, searchWords } from '../fields.ts'
import { byTime, listOf } from '../list.ts'
import { operatorName } from '../operator-name.ts'
import { periodInOrder, periodQuery } from '../period.ts'
import { sentMessageTypes } from '../rules/enumerations.ts'
import {
  type HistoryLength,
  historyLengths,
  historyMarks,
  historyOrders,
  searchLength,
} from '../rules/history-filters.ts'
import { reasonFields } from '../settings/reasons.ts'

// The message history: messages that operators have sent, and messages that they have skipped.

const access = 'reviews.view'

const filters = {
  ...periodQuery,
  /** The words of a text. `"word word"`: in this order; `word*`: words that begin so; `-word`: texts without the word. */
  q: searchWords(searchLength).optional(),
  type: z.enum(sentMessageTypes).optional(),
  /** Who sent or skipped the message. Another operator requires account level 150 or higher. Specification section 6. */
  operator_id: idParam.optional(),
  /** The operators who are in this team now. Requires account level 150 or higher. */
  team_id: idParam.optional(),
  siteowner_id: idParam.optional(),
  /** The language that the conversation had at that time. */
  language: languageTag.optional(),
  /** Whether the customer has answered. */
  answered: z.enum(['yes', 'no']).optional(),
  length: z.enum(Object.keys(historyLengths) as [HistoryLength, ...HistoryLength[]]).optional(),
  marked: z.enum(historyMarks).optional(),
}

/** A text in parts; a part with `hit` is a word of the search. */
const textParts = z.array(z.object({ part: z.string(), hit: z.boolean() }))
export type TextParts = z.infer<typeof textParts>

/** A message that an operator has sent or skipped. Specification section 2. */
export const historyEntry = z.object({
  /** The entry; a message that was skipped twice has two. */
  id,
  message_id: id,
  /** `in`: the customer wrote it, and an operator skipped it. */
  direction: z.enum(['in', 'out']),
  /** The beginning of the text, or what surrounds its first hit. Null when the message is deleted, or its month is archived. */
  text: textParts.nullable(),
  /** Characters of the text. */
  length: z.int(),
  /** Of a skip: the type of the message that was not written. */
  type: z.enum(sentMessageTypes),
  /** When it was sent; null for a skip. */
  sent_at: moment.nullable(),
  /** When the customer answered it; null for a skip. */
  answered_at: moment.nullable(),
  /** When it was skipped, and why; null for a sent message. */
  skip: z.object({ at: moment, ...reasonFields }).nullable(),
  /** Who sent or skipped it. */
  operator: operatorName,
  has_photo: z.boolean(),
  has_gift: z.boolean(),
  is_hidden: z.boolean(),
  is_deleted: z.boolean(),
  is_reported: z.boolean(),
  ...chat,
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const historyList = listOf('history', {
  summary: {
    list: 'List sent and skipped messages: own ones, or of all operators from account level 150 on. The best matches have no later page',
    file: 'Export the message history, latest first',
  },
  filters,
  rules: [periodInOrder],
  item: historyEntry,
  cursor: byTime,
  own: { order: z.enum(historyOrders).optional() },
  isCostly: true,
  isWorkbook: true,
})
export const { list: listHistory, file: exportHistory, order: orderHistoryExport } = historyList

export const getHistoryCount = endpoint({
  method: 'GET',
  path: '/api/history/count',
  summary: 'Count the messages of the message history that match, up to 1,000',
  access,
  costly: true,
  query: z.strictObject(filters).refine(...periodInOrder),
  response: z.object({
    count: z.int(),
    /** Whether there are more. */
    more: z.boolean(),
    /** While older messages are still being added to the history, such as after an upgrade: the oldest that it has. */
    filled_from: moment.nullable(),
  }),
})

export const getHistoryNearWords = endpoint({
  method: 'GET',
  path: '/api/history/near',
  summary:
    'For a search that finds nothing: a search with words that are written nearly like it and are found',
  access,
  costly: true,
  query: z.strictObject(filters).refine(...periodInOrder),
  response: z.object({
    /** Null when there is none. */
    words: z.string().nullable(),
    /** Words of the search that are not searched in texts of some languages, because almost every text has them. */
    common: z.array(z.string()),
  }),
})

export const getHistoryEntry = endpoint({
  method: 'GET',
  path: '/api/history/:id',
  summary: 'Read an entry of the message history, and its message between its neighbours',
  access,
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ q: filters.q, language: filters.language }),
  response: z.object({
    entry: historyEntry,
    /** The message and its neighbours, oldest first: those that the account level may read in the thread. */
    context: z.array(z.object({ message, text: textParts })),
  }),
  errors: ['message_not_found'],
})
export type OpenedHistoryEntry = z.infer<typeof getHistoryEntry.response>

/** All endpoints of the message history, for the list of the contract. */
export const historyEndpoints = {
  listHistory,
  getHistoryCount,
  getHistoryNearWords,
  exportHistory,
  orderHistoryExport,
  getHistoryEntry,
}
