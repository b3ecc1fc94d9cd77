import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import {
  countriesQuery,
  fetishesQuery,
  interestsQuery,
  languagesQuery,
  operatorNamesQuery,
  permissionsQuery,
  profileTextCountQuery,
  reasonsQuery,
  regionsQuery,
  reportReasonsQuery,
  siteownersQuery,
} from './settings-queries'

it.each([
  ['account levels, message types, segments and history sizes', permissionsQuery],
  ['languages', languagesQuery('en')],
  ['countries', countriesQuery('en')],
  ['regions', regionsQuery],
  ['fetishes', fetishesQuery],
  ['interests', interestsQuery],
  ['the number of profile texts', profileTextCountQuery],
  ['operator names', operatorNamesQuery],
  ['site owners', siteownersQuery],
  ['report reasons', reportReasonsQuery],
  ['reasons', reasonsQuery],
])(
  '%s are loaded once: they never grow old by themselves, and are kept while nobody looks',
  (_what, query) => {
    const client = new QueryClient()
    const { queryKey, staleTime, gcTime } = query
    client.setQueryData<unknown>(queryKey, {}, { updatedAt: Date.parse('2026-01-01T00:00:00Z') })
    const loaded = client.getQueryCache().find({ queryKey })
    expect(loaded?.isStaleByTime(typeof staleTime === 'number' ? staleTime : 0)).toBe(false)
    expect(gcTime).toBe(Number.POSITIVE_INFINITY)
    client.clear()
  },
)

it('the number of profile texts is 0 when it cannot be loaded; a list fails in that case', async () => {
  // Outside of a browser, requests have no origin.
  const client = new QueryClient()
  expect(await client.fetchQuery(profileTextCountQuery)).toBe(0)
  await expect(client.fetchQuery({ ...siteownersQuery, retry: false })).rejects.toThrow()
  client.clear()
})
