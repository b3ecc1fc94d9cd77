import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** All chats of a customer, page by page. */
export const customerChatsQuery = (customerId: number) =>
  infiniteQueryOptions({
    queryKey: ['customer-chats', customerId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/customers/:id/conversations', {
        params: { id: customerId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    gcTime: 60_000,
  })
