import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'

/** All chats of a customer, page by page. */
export const customerChatsQuery = (customerId: number) =>
  pagesQuery({
    queryKey: ['customer-chats', customerId],
    load: (cursor, signal) =>
      call('GET /api/customers/:id/conversations', { params: { id: customerId }, query: cursor, signal }),
    gcTime: 60_000,
  })
