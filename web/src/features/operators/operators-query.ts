import {
  type OperatorSort,
  type OperatorView,
  operatorSorts,
  operatorViews,
} from '@panel/contract/operator-views'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { idIn, languageIn, withoutUndefined } from '../../ui/search-values'
import { settingsKey } from '../settings/settings-queries'

/** The first part of the keys of the list and of every operator's page. */
export const operatorsKey = ['operators'] as const

/** The filters of the list in the URL of the page. */
export type OperatorsSearch = {
  q?: string
  view?: OperatorView
  team_id?: number
  level_id?: number
  language?: string
  siteowner_id?: number
  two_factor?: 'on' | 'none'
  sort?: OperatorSort
  order?: 'descending'
}

export const readOperatorsSearch = (search: Record<string, unknown>): OperatorsSearch =>
  withoutUndefined({
    // The router parses digits as a number.
    q:
      typeof search.q === 'string' || typeof search.q === 'number'
        ? String(search.q).slice(0, 100)
        : undefined,
    view: operatorViews.find((view) => view === search.view),
    team_id: idIn(search.team_id),
    level_id: idIn(search.level_id),
    language: languageIn(search.language),
    siteowner_id: idIn(search.siteowner_id),
    two_factor: (['on', 'none'] as const).find((each) => each === search.two_factor),
    sort: operatorSorts.find((sort) => sort === search.sort),
    order: search.order === 'descending' ? 'descending' : undefined,
  })

/** Pages of the list. The previous rows stay until the rows for new filters are loaded. */
export const operatorsQuery = (search: OperatorsSearch) =>
  infiniteQueryOptions({
    queryKey: [...operatorsKey, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/operators', {
        query: { ...search, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  })

export const operatorQuery = (id: number) =>
  queryOptions({
    queryKey: [...operatorsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/operators/:id', { params: { id }, signal })).operator,
  })

/** The teams, for those who manage operators. */
export const teamsQuery = queryOptions({
  queryKey: [...settingsKey, 'teams'],
  queryFn: ({ signal }) => call('GET /api/teams', { signal }),
})
