import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { slowAfter } from '../../../ui/slow'

/** The hashes of the slow queries, as one text; null when nothing is slow. Empty for a slow action, which cannot be retried. */
const slow = createStore<string | null>(() => null)
/** When each query without content was first seen in progress. */
let firstSeen = new Map<string, number>()

/**
 * Whether something takes long: a part without content yet, or an action without its response. Refreshing visible content does
 * not count. Checked every second, so up to a second late.
 */
export function detectSlow(client: QueryClient) {
  const now = Date.now()
  const isLate = (since: number) => now - since > slowAfter
  firstSeen = new Map(
    loadingParts(client).map(({ queryHash }) => [queryHash, firstSeen.get(queryHash) ?? now]),
  )
  const late = [...firstSeen].filter(([, since]) => isLate(since)).map(([hash]) => hash)
  const mutations = client.getMutationCache().findAll({ status: 'pending' })
  const isSlow = late.length > 0 || mutations.some(({ state }) => isLate(state.submittedAt))
  slow.setState(isSlow ? late.join(separator) : null)
}

/** Never part of a hash, because hashes are JSON. */
const separator = '\n'

/** @returns a function that repeats a read request; null when nothing is slow */
export function useSlow(): { retry: (() => void) | null } | null {
  const client = useQueryClient()
  const hashes = useStore(slow)
  if (hashes === null) return null
  return { retry: hashes === '' ? null : () => void retry(client, new Set(hashes.split(separator))) }
}

const loadingParts = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.status === 'pending')

async function retry(client: QueryClient, hashes: ReadonlySet<string>) {
  const filter = { predicate: ({ queryHash }: { queryHash: string }) => hashes.has(queryHash) }
  await client.cancelQueries(filter)
  await client.refetchQueries(filter)
}
