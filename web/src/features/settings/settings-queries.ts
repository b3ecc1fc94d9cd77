import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

// Shared settings: loaded once, and again only on request. Specification section 7.
/** The first part of all their query keys. */
export const settingsKey = ['settings'] as const

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Account levels, what can be set for operators, and the sizes of the history. */
export const permissionsQuery = queryOptions({
  queryKey: [...settingsKey, 'permissions'],
  queryFn: ({ signal }) => call('GET /api/permissions.php', { signal }),
  ...once,
})

/** The segments, for those who manage operators. */
export const segmentsQuery = queryOptions({
  queryKey: [...settingsKey, 'segments'],
  queryFn: ({ signal }) => call('GET /api/segments', { signal }),
  ...once,
})

export const siteownersQuery = queryOptions({
  queryKey: [...settingsKey, 'siteowners'],
  queryFn: async ({ signal }) => (await call('GET /api/siteowners.php', { signal })).siteowners,
  ...once,
})

export const languagesQuery = (locale: InterfaceLanguage) =>
  queryOptions({
    queryKey: [...settingsKey, 'languages', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /api/languages.php', { query: { locale }, signal })).languages,
    ...once,
  })

export const countriesQuery = (locale: InterfaceLanguage) =>
  queryOptions({
    queryKey: [...settingsKey, 'countries', locale],
    queryFn: async ({ signal }) =>
      (await call('GET /api/countries.php', { query: { locale }, signal })).countries,
    ...once,
  })

export const regionsQuery = queryOptions({
  queryKey: [...settingsKey, 'regions'],
  queryFn: ({ signal }) => call('GET /api/regions.php', { signal }),
  ...once,
})

export const fetishesQuery = queryOptions({
  queryKey: [...settingsKey, 'fetishes'],
  queryFn: async ({ signal }) => {
    const { fetishes, retired } = await call('GET /api/fetishes.php', { signal })
    return { active: fetishes, retired }
  },
  ...once,
})

/** The interest tags, and retired ones for reading stored facts. */
export const interestsQuery = queryOptions({
  queryKey: [...settingsKey, 'interests'],
  queryFn: async ({ signal }) => {
    const { interests, retired } = await call('GET /api/interests.php', { signal })
    return { active: interests, retired }
  },
  ...once,
})

/** The reasons of skips, breaks and handovers. */
export const reasonsQuery = queryOptions({
  queryKey: [...settingsKey, 'reasons'],
  queryFn: ({ signal }) => call('GET /api/reasons', { signal }),
  ...once,
})

/** The reasons for reporting a message, and retired ones for reading stored reports. */
export const reportReasonsQuery = queryOptions({
  queryKey: [...settingsKey, 'report-reasons'],
  queryFn: ({ signal }) => call('GET /api/reportreasons.php', { signal }),
  ...once,
})

/** The number of profile texts that wait. A failure counts as none. Specification section 7. */
export const profileTextCountQuery = queryOptions({
  queryKey: [...settingsKey, 'profile-text-count'],
  queryFn: ({ signal }) =>
    call('GET /api/profile-text.php', { query: { count: '1' }, signal }).then(
      ({ count }) => count,
      () => 0,
    ),
  ...once,
})

/** The names that this operator may see, by operator id. `reload-settings.ts` decides when they are reloaded. */
export const operatorNamesQuery = queryOptions({
  queryKey: [...settingsKey, 'operator-names'],
  queryFn: async ({ client, queryKey, signal }) => {
    const isReload = client.getQueryData(queryKey) !== undefined
    const answer = await call('GET /api/operator_names.php', {
      query: { new: isReload ? '2' : '1' },
      signal,
    })
    return answer.operator_names
  },
  ...once,
})
