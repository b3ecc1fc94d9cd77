import type { ToldFact } from '@panel/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** What was told in a conversation. A query of its own, after the first paint: a claim does not wait for it. */
export const toldFactsQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['told-facts', conversationId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/conversations/:id/told-facts', { params: { id: conversationId }, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

/** Puts a fact in its place in what is shown, or takes it out. */
export function putFact(client: QueryClient, fact: ToldFact) {
  client.setQueryData(toldFactsQuery(fact.conversation_id).queryKey, (facts) => {
    const others = (facts ?? []).filter(({ id }) => id !== fact.id)
    return fact.removed ? others : inOrder([...others, fact])
  })
}

/** By the newest message first, as the server gives them. */
const inOrder = (facts: ToldFact[]) =>
  facts.toSorted(
    (one, other) =>
      Date.parse(other.message_sent_at) - Date.parse(one.message_sent_at) ||
      other.message_id - one.message_id ||
      other.id - one.id,
  )
