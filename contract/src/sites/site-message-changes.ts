import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { externalId, id, momentWithOffset, repairedText } from '../fields.ts'
import { receivedMessageLength } from '../rules/limits.ts'

// What becomes of messages that a site has told, and of its chats.

const params = z.strictObject({ external_id: externalId.describe('Your id of the message.') })
const stored = {
  external_id: z.string().describe('Your id of the message.'),
  id: id.describe('The id of the message in the panel.'),
}

export const editSiteMessage = endpoint({
  method: 'PATCH',
  path: '/site/v1/messages/:external_id',
  summary: 'Tell that a customer has changed the text of a message, or that you have changed one of your own',
  access: 'site',
  params,
  body: z.strictObject({
    text: repairedText(receivedMessageLength).describe('The whole new text. Plain text. It may be empty.'),
    edited_at: momentWithOffset.describe(
      'When it was changed, by your clock. Of two changes, the later one stays, whichever arrives last.',
    ),
  }),
  response: z.object({
    ...stored,
    status: z
      .enum(['edited', 'unchanged', 'older', 'deleted'])
      .describe(
        '`unchanged`: this text is stored already. `older`: a later change is stored, and stays. `deleted`: you have told that it was deleted.',
      ),
  }),
  errors: ['message_not_found', 'customer_erased'],
})

export const deleteSiteMessage = endpoint({
  method: 'DELETE',
  path: '/site/v1/messages/:external_id',
  summary:
    'Tell that a customer has deleted a message, or that you have deleted one of your own. Operators no longer see its text; if it was the only one that waits, its chat leaves the queue',
  access: 'site',
  params,
  response: z.object({
    ...stored,
    status: z.enum(['deleted', 'unchanged']).describe('`unchanged`: it was deleted by an earlier call.'),
    is_kept: z
      .boolean()
      .describe(
        'Whether the chat still waits, because the message was reported or escalated, or because a master or a true answer is due: those who decide about it read the text.',
      ),
  }),
  errors: ['message_not_found', 'customer_erased'],
})

const chatStatus = z
  .enum(['open', 'left', 'blocked'])
  .describe(
    '`left`: the customer has left the chat. `blocked`: the customer has blocked the profile. With both, the chat leaves its queue and gets no pokes. `open`: the customer is back.',
  )

const chatParams = z.strictObject({
  external_id: externalId.describe('Your id of the customer.'),
  profile_external_id: externalId.describe('Your id of the profile.'),
})
const chatIds = {
  customer_external_id: z.string().describe('Your id of the customer.'),
  profile_external_id: z.string().describe('Your id of the profile.'),
}

export const putChatStatus = endpoint({
  method: 'PUT',
  path: '/site/v1/customers/:external_id/chats/:profile_external_id',
  summary:
    'Tell that a customer has left a chat, has blocked its profile, or is back. A message of the customer also opens it',
  access: 'site',
  params: chatParams,
  body: z.strictObject({ status: chatStatus }),
  response: z.object({
    ...chatIds,
    status: chatStatus,
    is_kept: z
      .boolean()
      .describe(
        'Whether the chat still waits, because it was escalated, or because a master or a true answer is due: those who decide about it see that the customer has left.',
      ),
  }),
  errors: ['conversation_not_found', 'customer_erased'],
})

export const tellTyping = endpoint({
  method: 'POST',
  path: '/site/v1/customers/:external_id/chats/:profile_external_id/typing',
  summary:
    'Tell that the customer is typing: who has the chat open sees it for six seconds. It is stored nowhere. Send it every three to five seconds, at most 1,200 times a minute for all chats',
  access: 'site',
  params: chatParams,
  response: z.object({
    ...chatIds,
    noted: z.literal(true).describe('Also when nobody has the chat open.'),
  }),
  errors: ['conversation_not_found'],
})

/** The endpoints of this file, for the list of the contract. */
export const siteMessageChangeEndpoints = {
  editSiteMessage,
  deleteSiteMessage,
  putChatStatus,
  tellTyping,
} as const
