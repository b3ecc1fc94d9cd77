import { withoutUndefined } from '../../ui/search-values'

/** What the page of customers' rights has in its URL. */
export type CustomerRightsSearch = { search?: string; holds?: 'lifted' }

export const readCustomerRightsSearch = ({ search, holds }: Record<string, unknown>): CustomerRightsSearch =>
  withoutUndefined({
    // A search for a number is a number in the URL.
    search: typeof search === 'string' || typeof search === 'number' ? String(search) : undefined,
    holds: holds === 'lifted' ? ('lifted' as const) : undefined,
  })
