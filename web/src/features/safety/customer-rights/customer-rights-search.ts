import { textIn, withoutUndefined } from '../../../ui/lists/search-values'

/** What the page of customers' rights has in its URL. */
export type CustomerRightsSearch = { search?: string; holds?: 'lifted' }

export const readCustomerRightsSearch = ({ search, holds }: Record<string, unknown>): CustomerRightsSearch =>
  withoutUndefined({
    search: textIn(search, 200),
    holds: holds === 'lifted' ? ('lifted' as const) : undefined,
  })
