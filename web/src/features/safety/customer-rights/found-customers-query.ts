import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

export const rightsKey = ['customer-rights'] as const

/** The customers with this number, with this id at a site, or whose name begins so. */
export const foundCustomersQuery = (search: string) =>
  queryOptions({
    queryKey: [...rightsKey, 'found', search],
    queryFn: async ({ signal }) =>
      (await call('GET /api/customer-rights', { query: { search }, signal })).customers,
    enabled: search !== '',
  })
