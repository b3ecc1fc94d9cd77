import type { Claimed, Lease, Message } from '@panel/contract'
import { threadPageSize } from '@panel/contract/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { catchUpFrom, type Thread, threadOf, withNewer, withOlder } from './thread'

export type Held = Extract<Claimed, { lease: Lease }>

/** Conversations are personal: they leave the memory soon after they leave the screen. */
const gcTime = 60_000

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call('GET /api/conversations/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  })

/** Fetching it again catches up from the last message on; what is shown stays. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: ['thread', id],
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const known = client.getQueryData<Thread>(['thread', id])
      const from = known ? catchUpFrom(known) : null
      if (!known || from === null) {
        const page = await call('GET /api/conversations/:id/messages', {
          params: { id },
          query: { limit: threadPageSize },
          signal,
        })
        return threadOf(page.items, page.next_cursor)
      }
      const items = await messagesAfter(id, from, signal)
      return withNewer(client.getQueryData<Thread>(['thread', id]) ?? known, items)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  })

async function messagesAfter(id: number, from: number, signal: AbortSignal): Promise<Message[]> {
  const items: Message[] = []
  for (let after: number | null = from; after !== null; ) {
    const page: { items: Message[]; next_cursor: number | null } = await call(
      'GET /api/conversations/:id/messages',
      { params: { id }, query: { after, limit: 200 }, signal },
    )
    items.push(...page.items)
    after = page.next_cursor
  }
  return items
}

export async function loadOlder(client: QueryClient, id: number) {
  const { queryKey } = threadQuery(id)
  const before = client.getQueryData(queryKey)?.older
  if (!before) return
  const page = await call('GET /api/conversations/:id/messages', {
    params: { id },
    query: { before, limit: threadPageSize },
  })
  client.setQueryData(queryKey, (thread) => thread && withOlder(thread, page))
}

export function addMessages(client: QueryClient, id: number, messages: Message[]) {
  client.setQueryData(threadQuery(id).queryKey, (thread) => thread && withNewer(thread, messages))
}

/** A claim brings everything the screen shows: nothing else is asked for before it is painted. */
export function seedConversation(client: QueryClient, { conversation, messages, lease, next_cursor }: Held) {
  client.setQueryData(conversationQuery(conversation.id).queryKey, { conversation, lease })
  client.setQueryData(threadQuery(conversation.id).queryKey, threadOf(messages, next_cursor))
}

/** A hint came: bring both up to date. */
export function catchUp(client: QueryClient, id: number) {
  void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
  void client.invalidateQueries({ queryKey: threadQuery(id).queryKey })
}
