import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { conversationStatuses } from './enumerations.ts'
import { id, idParam, listCursor, listPage, moment, pageQuery } from './fields.ts'
import { operatorName } from './operator-name.ts'

/** A chat of a customer with one of the profiles. */
export const customerChat = z.object({
  id,
  status: z.enum(conversationStatuses),
  profile: z.object({ id, name: z.string() }),
  /** When it began, while nobody has written. */
  last_message_at: moment,
  message_count: z.int(),
  /** Who is answering now. */
  answering: operatorName.nullable(),
})
export type CustomerChat = z.infer<typeof customerChat>

export const getCustomerChats = endpoint({
  method: 'GET',
  path: '/api/customers/:id/conversations',
  summary: 'All chats of a customer, newest message first',
  access: 'other_chats.overview',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ cursor: listCursor.optional(), ...pageQuery }),
  response: listPage(customerChat, listCursor),
  errors: ['customer_not_found'],
})
