import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { holdsKey } from './escalations-key'
import type { HoldsSearch } from './holds-search'

/** The query of the list and of its file. */
export const holdFilters = ({ state, ...filters }: HoldsSearch) => ({
  state: state ?? ('open' as const),
  ...filters,
})

/** Pages of holds, latest first. */
export const holdsQuery = (filters: ReturnType<typeof holdFilters>) =>
  pagesQuery({
    queryKey: [...holdsKey, filters],
    load: (cursor, signal) =>
      call('GET /api/holds', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })
