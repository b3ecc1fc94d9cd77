import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from '../fields.ts'
import { operatorName } from '../operator-name.ts'
import { conversationStatuses } from '../rules/enumerations.ts'

/** A conversation of a customer with one profile, as a list item. */
export const customerChat = z.object({
  id,
  status: z.enum(conversationStatuses),
  profile: z.object({ id, name: z.string() }),
  /** When the conversation began, if it has no message yet. */
  last_message_at: moment,
  message_count: z.int(),
  /** The operator who is answering now; null when nobody is. */
  answering: operatorName.nullable(),
})
export type CustomerChat = z.infer<typeof customerChat>

export const getCustomerChats = endpoint({
  method: 'GET',
  path: '/api/customers/:id/conversations',
  summary: 'List all conversations of a customer, newest message first',
  access: 'other_chats.overview',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(customerChat, listCursor),
  errors: ['customer_not_found'],
})
