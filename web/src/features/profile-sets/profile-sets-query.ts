import type { ListedSet } from '@panel/contract'
import {
  type AgeGroup,
  ageGroups,
  type ProfileSetState,
  profileSetStates,
} from '@panel/contract/profile-set-states'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { idIn, languageIn, withoutUndefined } from '../../ui/search-values'

export type { ListedSet }

/** The views of the list: all sets, those of a state, or those with duplicates. */
export const setViews = ['all', ...profileSetStates, 'duplicates'] as const
export type SetView = (typeof setViews)[number]

/** View and filters of the list in the URL of the page. */
export type ProfileSetsSearch = {
  view?: Exclude<SetView, 'all'>
  language?: string
  siteowner_id?: number
  age?: AgeGroup
  used?: 'yes' | 'no'
  search?: string
}

export function readProfileSetsSearch(search: Record<string, unknown>): ProfileSetsSearch {
  const view = setViews.find((one) => one === search.view)
  const { used } = search
  return withoutUndefined({
    view: view === 'all' ? undefined : view,
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
    age: ageGroups.find((group) => group === search.age),
    used: used === 'yes' || used === 'no' ? used : undefined,
    search: wordsIn(search.search),
  })
}

/** The router parses digits in the URL as a number. */
const wordsIn = (value: unknown) => String(value ?? '').slice(0, 100) || undefined

/** The query of the list and of its CSV file. */
export function setFilters({ view, ...filters }: ProfileSetsSearch) {
  const state: ProfileSetState | undefined = view === 'duplicates' ? undefined : view
  return withoutUndefined({
    ...filters,
    state,
    duplicates: view === 'duplicates' ? ('yes' as const) : undefined,
  })
}

/** The first part of the keys of all queries about sets. */
export const profileSetsKey = ['profile-sets'] as const

/** Pages of the list, latest change first. */
export const profileSetsQuery = (filters: ReturnType<typeof setFilters>) =>
  infiniteQueryOptions({
    queryKey: [...profileSetsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/profile-sets', {
        query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  })

/** How many sets match the filters, in each view. */
export const setCountsQuery = ({ view: _, ...filters }: ProfileSetsSearch) =>
  queryOptions({
    queryKey: [...profileSetsKey, 'counts', filters],
    queryFn: ({ signal }) => call('GET /api/profile-sets/counts', { query: filters, signal }),
  })
