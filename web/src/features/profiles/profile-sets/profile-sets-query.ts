import type { ListedSet } from '@panel/contract'
import type { ProfileSetState } from '@panel/contract/rules/profile-set-states'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { profileSetsKey } from './profile-sets-key'
import type { ProfileSetsSearch } from './profile-sets-search'

export type { ListedSet }

/** The query of the list and of its CSV file. */
export function setFilters({ view, ...filters }: ProfileSetsSearch) {
  const state: ProfileSetState | undefined = view === 'duplicates' ? undefined : view
  return withoutUndefined({
    ...filters,
    state,
    duplicates: view === 'duplicates' ? ('yes' as const) : undefined,
  })
}

/** Pages of the list, latest change first. */
export const profileSetsQuery = (filters: ReturnType<typeof setFilters>) =>
  pagesQuery({
    queryKey: [...profileSetsKey, 'list', filters],
    load: (cursor, signal) =>
      call('GET /api/profile-sets', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** How many sets match the filters, in each view. */
export const setCountsQuery = ({ view: _, ...filters }: ProfileSetsSearch) =>
  queryOptions({
    queryKey: [...profileSetsKey, 'counts', filters],
    queryFn: ({ signal }) => call('GET /api/profile-sets/counts', { query: filters, signal }),
  })
