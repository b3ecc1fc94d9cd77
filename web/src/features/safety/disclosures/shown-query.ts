import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** What a customer was shown about fictional profiles, latest first. */
export const shownQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['shown-disclosures', customerId],
    queryFn: ({ signal }) =>
      call('GET /api/customers/:id/disclosures', { params: { id: customerId }, signal }),
    // What was loaded before can be older than the chip.
    staleTime: 0,
  })
