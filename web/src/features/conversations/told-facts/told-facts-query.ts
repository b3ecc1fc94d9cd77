import type { ToldFact } from '@panel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The told facts of a conversation. A separate query after the first paint, so that a claim does not wait for it. */
export const toldFactsQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['told-facts', conversationId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/conversations/:id/told-facts', { params: { id: conversationId }, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

/** Adds, updates or removes a fact in the cache. */
export function cacheFact(client: QueryClient, fact: ToldFact) {
  client.setQueryData(toldFactsQuery(fact.conversation_id).queryKey, (facts) => {
    const others = (facts ?? []).filter(({ id }) => id !== fact.id)
    return fact.removed ? others : inOrder([...others, fact])
  })
}

/** By the newest message first, like the server. */
const inOrder = (facts: ToldFact[]) =>
  facts.toSorted(
    (one, other) =>
      Date.parse(other.message_sent_at) - Date.parse(one.message_sent_at) ||
      other.message_id - one.message_id ||
      other.id - one.id,
  )
