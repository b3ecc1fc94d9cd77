import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, languageTag, moment, nonBlankText, text } from '../fields.ts'

// What a site owner asks of those who write in its chats, in each language. Operators read them beside the sender box.

const params = z.strictObject({ id: idParam })
/** Maximum number of rules of a site owner in one language, and of characters of each. */
const maxChatRules = 30
const chatRuleLength = 200
const rules = z.array(nonBlankText(chatRuleLength).transform((value) => value.trim())).max(maxChatRules)
const seenRules = z.array(text(chatRuleLength)).max(maxChatRules)

const chatRules = z.object({
  language: languageTag,
  rules: z.array(z.string()),
  /** Since when they are in force. */
  since: moment,
})
export type ChatRules = z.infer<typeof chatRules>

const response = z.object({
  /** By language; a language without rules is missing. */
  items: z.array(chatRules),
})

export const getChatRules = endpoint({
  method: 'GET',
  path: '/api/siteowners/:id/chat-rules',
  summary: 'List the rules of a site owner for its chats',
  access: 'manage_operators',
  params,
  response,
  errors: ['siteowner_not_found'],
})

export const putChatRules = endpoint({
  method: 'PUT',
  path: '/api/siteowners/:id/chat-rules',
  summary:
    'Replace the rules of a site owner for its chats in one language. The same rules again change nothing',
  access: 'manage_operators',
  params,
  body: z.strictObject({
    language: languageTag,
    /** None: chats in this language have the rules of another one. */
    rules,
    /** The rules that the admin saw. If the stored ones differ, the request is refused with `edited_meanwhile`. */
    seen: seenRules.optional(),
  }),
  response,
  errors: ['siteowner_not_found', 'edited_meanwhile'],
})

export const getRulesOfChat = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/rules',
  summary:
    'Read the rules for a chat, in its language or, if it has none, in another one, and what has changed since you last read them',
  access: 'operator',
  params,
  response: z.object({
    /** Null when the site owner has no rules. */
    language: languageTag.nullable(),
    since: moment.nullable(),
    rules: z.array(z.object({ text: z.string(), is_new: z.boolean() })),
    /** Rules that you have read, and that are no longer in force. */
    removed: z.array(z.string()),
  }),
  errors: ['conversation_not_found'],
})

export const readRulesOfChat = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/rules/read',
  summary: 'Say which rules you have read. A repeated request changes nothing',
  access: 'operator',
  params,
  body: z.strictObject({ language: languageTag, rules: seenRules }),
  response: z.object({}),
  errors: ['conversation_not_found'],
})

/** All endpoints about the rules of chats, for the list of the contract. */
export const chatRuleEndpoints = { getChatRules, putChatRules, getRulesOfChat, readRulesOfChat }
