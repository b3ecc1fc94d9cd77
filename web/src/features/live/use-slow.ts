import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNow } from '../../ui/now'
import { slowAfter } from '../../ui/slow'

/**
 * Something that the screen waits for takes long: a part that has nothing to show yet, or an act without its answer.
 * Refreshing what is shown is nobody's wait.
 * @returns how to try what only reads again; null when nothing is slow
 */
export function useSlow(): { retry: (() => void) | null } | null {
  const client = useQueryClient()
  useNow()
  const firstSeen = useRef(new Map<string, number>())
  const loading = loadingParts(client)
  // Seen at every tick, so a second late at most.
  const since = new Map(
    loading.map(({ queryHash }) => [queryHash, firstSeen.current.get(queryHash) ?? Date.now()]),
  )
  firstSeen.current = since
  const slow = loading.filter(({ queryHash }) => isSlow(since.get(queryHash)))
  if (slow.length > 0) return { retry: () => retry(client, new Set(slow.map(({ queryHash }) => queryHash))) }
  const acts = client.getMutationCache().findAll({ status: 'pending' })
  return acts.some(({ state }) => isSlow(state.submittedAt)) ? { retry: null } : null
}

const isSlow = (since = 0) => Date.now() - since > slowAfter

const loadingParts = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.status === 'pending')

async function retry(client: QueryClient, hashes: ReadonlySet<string>) {
  const these = { predicate: ({ queryHash }: { queryHash: string }) => hashes.has(queryHash) }
  await client.cancelQueries(these)
  await client.refetchQueries(these)
}
