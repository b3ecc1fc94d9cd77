import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { slowAfter } from '../../ui/slow'

/** What takes long: the queries, by their hashes; null while nothing does. An act can't be tried again, and has none. */
const slow = createStore<string | null>(() => null)
/** When each query that has nothing to show yet was first seen under way. */
let firstSeen = new Map<string, number>()

/**
 * Something that the screen waits for takes long: a part that has nothing to show yet, or an act without its answer.
 * Refreshing what is shown is nobody's wait. Looked at every second, so a second late at most.
 */
export function lookForSlow(client: QueryClient) {
  const now = Date.now()
  const isLate = (since: number) => now - since > slowAfter
  firstSeen = new Map(
    loadingParts(client).map(({ queryHash }) => [queryHash, firstSeen.get(queryHash) ?? now]),
  )
  const late = [...firstSeen].filter(([, since]) => isLate(since)).map(([hash]) => hash)
  const acts = client.getMutationCache().findAll({ status: 'pending' })
  const isSlow = late.length > 0 || acts.some(({ state }) => isLate(state.submittedAt))
  slow.setState(isSlow ? late.join(between) : null)
}

/** Not in any hash, which is JSON. */
const between = '\n'

/** @returns how to try what only reads again; null when nothing is slow */
export function useSlow(): { retry: (() => void) | null } | null {
  const client = useQueryClient()
  const hashes = useStore(slow)
  if (hashes === null) return null
  return { retry: hashes === '' ? null : () => void retry(client, new Set(hashes.split(between))) }
}

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
