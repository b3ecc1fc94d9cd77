import type { InterfaceLanguage } from '@panel/contract/enumerations'
import { operatorNamesReload } from '@panel/contract/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

// Shared settings: loaded once, and anew only when somebody asks for it. Specification section 7.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Account levels, what can be set for operators, and the sizes of the history. */
export const permissionsQuery = queryOptions({
  queryKey: ['settings', 'permissions'],
  queryFn: ({ signal }) => call('GET /api/permissions.php', { signal }),
  ...once,
})

export const siteownersQuery = queryOptions({
  queryKey: ['settings', 'siteowners'],
  queryFn: async ({ signal }) => (await call('GET /api/siteowners.php', { signal })).siteowners,
  ...once,
})

export const languagesQuery = (locale: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['settings', 'languages', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /api/languages.php', { query: { locale }, signal })).languages,
    ...once,
  })

export const countriesQuery = (locale: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['settings', 'countries', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /api/countries.php', { query: { locale }, signal })).countries,
    ...once,
  })

export const regionsQuery = queryOptions({
  queryKey: ['settings', 'regions'],
  queryFn: async ({ signal }) => (await call('GET /api/regions.php', { signal })).regions,
  ...once,
})

export const fetishesQuery = queryOptions({
  queryKey: ['settings', 'fetishes'],
  queryFn: async ({ signal }) => (await call('GET /api/fetishes.php', { signal })).fetishes,
  ...once,
})

export const interestsQuery = queryOptions({
  queryKey: ['settings', 'interests'],
  queryFn: async ({ signal }) => (await call('GET /api/interests.php', { signal })).interests,
  ...once,
})

/** What a message can be reported for. */
export const reportReasonsQuery = queryOptions({
  queryKey: ['settings', 'report-reasons'],
  queryFn: async ({ signal }) => (await call('GET /api/reportreasons.php', { signal })).reasons,
  ...once,
})

/** How many profile texts wait. A failure counts as none. Specification section 7. */
export const profileTextCountQuery = queryOptions({
  queryKey: ['settings', 'profile-text-count'],
  queryFn: ({ signal }) =>
    call('GET /api/profile-text.php', { query: { count: '1' }, signal }).then(
      ({ count }) => count,
      () => 0,
    ),
  ...once,
})

const operatorNamesKey = ['settings', 'operator-names']

/** The names that this operator may see, by operator id. */
export const operatorNamesQuery = queryOptions({
  queryKey: operatorNamesKey,
  queryFn: async ({ client, signal }) => {
    const isReload = client.getQueryData(operatorNamesKey) !== undefined
    const answer = await call('GET /api/operator_names.php', {
      query: { new: isReload ? '2' : '1' },
      signal,
    })
    return answer.operator_names
  },
  ...once,
})

/** A name is missing: loads them anew, at most once in 30 seconds. Specification sections 7 and 9. */
export function reloadOperatorNames(client: QueryClient) {
  const loadedAt = client.getQueryState(operatorNamesKey)?.dataUpdatedAt ?? 0
  if (mayReload(loadedAt, Date.now())) void client.refetchQueries({ queryKey: operatorNamesKey })
}

/** @param loadedAt when they were last loaded; 0 for never */
export const mayReload = (loadedAt: number, now: number) => now - loadedAt >= operatorNamesReload
