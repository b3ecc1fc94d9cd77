import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type ResponseTo } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { rightsKey } from './found-customers-query'

/** Milliseconds between two looks at an erasure that is being worked on. */
const watched = 3_000

export const customerRightsQuery = (id: number) =>
  queryOptions({
    queryKey: [...rightsKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/customer-rights/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.erasure?.finished_at === null ? watched : false),
  })

export const erasuresQuery = pagesQuery({
  queryKey: [...rightsKey, 'erasures'],
  load: (cursor, signal) => call('GET /api/erasures', { query: cursor, signal }),
  refetchInterval: ({ state }) =>
    state.data?.pages[0]?.items.some(({ finished_at }) => finished_at === null) ? watched : false,
})

export const legalHoldsQuery = (state: 'open' | 'lifted') =>
  pagesQuery({
    queryKey: [...rightsKey, 'legal-holds', state],
    load: (cursor, signal) => call('GET /api/legal-holds', { query: { state, ...cursor }, signal }),
  })

/** Shows what an action returned; the lists are fetched again. */
export function showRights(client: QueryClient, rights: ResponseTo<'GET /api/customer-rights/:id'>) {
  client.setQueryData(customerRightsQuery(rights.customer.id).queryKey, rights)
  for (const list of ['erasures', 'legal-holds', 'found'])
    void client.invalidateQueries({ queryKey: [...rightsKey, list] })
}
