import { operatorNamesReloadInterval } from '@panel/contract/rules/limits'
import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { operatorNamesQuery, settingsKey } from './settings-queries'

/** @param loadedAt when they were last loaded, or failed to; 0 for never */
const mayReload = (loadedAt: number, now: number) => now - loadedAt >= operatorNamesReloadInterval

function mayReloadNames(client: QueryClient): boolean {
  const state = client.getQueryState(operatorNamesQuery.queryKey)
  if (state?.fetchStatus !== 'idle') return false
  return mayReload(Math.max(state.dataUpdatedAt, state.errorUpdatedAt), Date.now())
}

/** Reloads the names when one is missing, at most once in 30 seconds. Specification sections 7 and 9. */
export function reloadOperatorNames(client: QueryClient) {
  if (mayReloadNames(client)) void client.refetchQueries({ queryKey: operatorNamesQuery.queryKey })
}

/**
 * The forced reload of specification section 7: everything that was loaded is loaded again; the rest is loaded when it is first
 * needed. Operator names that are less than 30 seconds old stay.
 * @throws the first error
 */
export async function reloadSettings(client: QueryClient) {
  const names = hashKey(operatorNamesQuery.queryKey)
  await client.refetchQueries(
    {
      queryKey: settingsKey,
      predicate: ({ queryHash }) => queryHash !== names || mayReloadNames(client),
    },
    { throwOnError: true },
  )
}

/** The names that this operator may see, by operator id; reloaded when `wanted` is missing. */
export function useOperatorNames(wanted: number | null = null) {
  const client = useQueryClient()
  const { data } = useQuery(operatorNamesQuery)
  const isMissing = wanted !== null && data !== undefined && !(wanted in data)
  useEffect(() => {
    if (isMissing) reloadOperatorNames(client)
  }, [client, isMissing])
  return data
}
