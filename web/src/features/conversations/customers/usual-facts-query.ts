import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The fields that are known most often of the customers of a site owner. A separate query after the first paint, once for a site owner. */
export const usualFactsQuery = (siteownerId: number, customerId: number) =>
  queryOptions({
    queryKey: ['usual-facts', siteownerId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/customers/:id/usual-facts', { params: { id: customerId }, signal })).fields,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
