import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, moment } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { issue } from '../rules/issues.ts'
import { mostUnsentChats, unsentChatStates } from '../rules/unsent-chats.ts'
import { inHand } from './queue.ts'

/** A conversation in which an operator has typed something that was not sent. */
const unsentChat = z.object({
  id,
  customer: z.object({ name: z.string() }),
  profile: z.object({ name: z.string() }),
  /** What has become of it. */
  state: z.enum(unsentChatStates),
  /** Who has it in hand (`answering`) or wrote last (`answered`), if that is somebody else. */
  by: operatorName.nullable(),
  /** `takeBackConversation` would give it to this operator. */
  can_take_back: z.boolean(),
  /** A check has stopped a text of this operator since the last answer. */
  is_stopped: z.boolean(),
  /** The text that the server keeps, possibly typed on another device. */
  draft: z.object({ text: z.string(), updated_at: moment }).nullable(),
})
export type UnsentChat = z.infer<typeof unsentChat>

export const listUnsentChats = endpoint({
  method: 'GET',
  path: '/api/unsent-chats',
  summary:
    'List the conversations in which this operator has a draft, and the named ones, if they may be read',
  access: 'operator',
  automatic: true,
  query: z.strictObject({
    /** The ids of conversations about which the browser keeps words: `12,15`. */
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/, issue('not_ids'))
      .transform((ids) => ids.split(',').map(Number))
      .refine((ids) => ids.length <= mostUnsentChats, issue('not_ids'))
      .optional(),
  }),
  response: z.object({ items: z.array(unsentChat) }),
})

export const takeBackConversation = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/take-back',
  summary:
    'Take back the conversation that this operator was the last to have in hand, while it waits in a queue from which they may claim; the one in hand returns to its queue. Written to the audit log',
  access: 'operator',
  urgent: true,
  params: z.strictObject({ id: idParam }),
  response: inHand,
  errors: ['conversation_not_found', 'taken', 'lease_lost', 'held', 'paused'],
})
