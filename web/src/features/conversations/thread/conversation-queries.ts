import type { ClaimResult, Lease, Message } from '@panel/contract'
import { threadPageSize } from '@panel/contract/rules/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import {
  catchUpFrom,
  messageIn,
  type Thread,
  threadOf,
  withChanged,
  withNewer,
  withOlder,
  withoutUndone,
} from './thread'

export type Held = Extract<ClaimResult, { lease: Lease }>

/** Conversations are personal data: they are removed from memory soon after they leave the screen. */
const gcTime = 60_000

/** The first request also brings the newest messages, see `threadQuery`; a repeated one only the conversation. */
export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: async ({ client, signal }) => {
      const options = { params: { id }, signal }
      if (client.getQueryData(['thread', id])) return call('GET /api/conversations/:id', options)
      const opened = await call('GET /api/conversations/:id/with-thread', options)
      // A thread that another request has brought meanwhile stays.
      client.setQueryData(threadQuery(id).queryKey, (thread) => thread ?? threadIn(opened))
      return { conversation: opened.conversation, lease: opened.lease }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  })

type WithThread = Pick<Held, 'messages' | 'earlier_unanswered' | 'next_cursor' | 'revision'>

const threadIn = ({ messages, earlier_unanswered, revision }: WithThread): Thread =>
  threadOf(messages, earlier_unanswered.next_cursor, { revision, earlier: earlier_unanswered.items })

/** A repeated request catches up after the last message; shown messages stay. */
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
        const { items: earlier, next_cursor } = page.earlier_unanswered
        return threadOf(page.items, next_cursor, { revision: page.revision, earlier })
      }
      const newer = await messagesAfter(id, from, signal)
      const changed = newer.revision > known.revision ? await changesAfter(id, known.revision, signal) : null
      const knownTo = newer.items.reduce((most, message) => Math.max(most, message.id), known.knownTo)
      const present = client.getQueryData<Thread>(['thread', id]) ?? known
      const thread = withNewer(withoutUndone(present, known, newer.items), newer.items, knownTo)
      return changed ? withChanged(thread, changed.items, changed.revision) : thread
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime,
  })

type Page = { items: Message[]; next_cursor: string | null; revision: number }

const messagesAfter = (id: number, from: number, signal: AbortSignal) =>
  allPages(from, (after) =>
    call('GET /api/conversations/:id/messages', { params: { id }, query: { after, limit: 200 }, signal }),
  )

/** Messages that were highlighted, hidden or deleted after a revision, of any age. */
const changesAfter = (id: number, revision: number, signal: AbortSignal) =>
  allPages(revision, (changed_after) =>
    call('GET /api/conversations/:id/messages', {
      params: { id },
      query: { changed_after, limit: 200 },
      signal,
    }),
  )

/** All pages after a cursor, and the lowest revision of them. */
async function allPages(from: number, fetchPage: (cursor: number) => Promise<Page>) {
  const pages: Page[] = []
  for (let cursor: number | null = from; cursor !== null; ) {
    const page: Page = await fetchPage(cursor)
    pages.push(page)
    cursor = page.next_cursor === null ? null : Number(page.next_cursor)
  }
  return {
    items: pages.flatMap(({ items }) => items),
    revision: Math.min(...pages.map(({ revision }) => revision)),
  }
}

export async function loadOlder(client: QueryClient, id: number, limit = threadPageSize) {
  const { queryKey } = threadQuery(id)
  const before = client.getQueryData(queryKey)?.older
  if (!before) return
  const page = await call('GET /api/conversations/:id/messages', {
    params: { id },
    query: { before, limit },
  })
  client.setQueryData(queryKey, (thread) => thread && withOlder(thread, page))
}

/** The maximum page size of the server. */
const maxPageSize = 200

/** Loads older messages until a message is loaded, or the beginning of the thread. */
export async function loadUntil(client: QueryClient, id: number, messageId: number): Promise<Thread | null> {
  const { queryKey } = threadQuery(id)
  for (;;) {
    const thread = client.getQueryData(queryKey)
    if (!thread || thread.older === null || messageId > thread.knownTo || messageIn(thread, messageId))
      return thread ?? null
    await loadOlder(client, id, maxPageSize)
  }
}

export function addMessages(client: QueryClient, id: number, messages: Message[]) {
  client.setQueryData(threadQuery(id).queryKey, (thread) => thread && withNewer(thread, messages))
}

/** Replaces a message by its state after an action. */
export function changeMessage(client: QueryClient, id: number, message: Message) {
  client.setQueryData(threadQuery(id).queryKey, (thread) => thread && withChanged(thread, [message]))
}

/** Puts the response to a claim into the cache, so that nothing else is requested before the first paint. */
export function seedConversation(client: QueryClient, held: Held) {
  const { conversation, lease } = held
  client.setQueryData(conversationQuery(conversation.id).queryKey, { conversation, lease })
  client.setQueryData(threadQuery(conversation.id).queryKey, threadIn(held))
}

/** Called after a hint: refreshes the conversation, its thread, its told facts, and what is found in it. */
export function catchUp(client: QueryClient, id: number) {
  const opening = client.getQueryCache().find(conversationQuery(id))
  // The response may have been read before the change, and a refresh would only join the request: it follows.
  if (opening?.state.data === undefined && opening?.state.fetchStatus === 'fetching')
    return void opening.promise?.then(
      () => catchUp(client, id),
      // The page shows the error, and can try again.
      () => {},
    )
  void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey })
  void client.invalidateQueries({ queryKey: threadQuery(id).queryKey })
  void client.invalidateQueries({ queryKey: ['told-facts', id] })
  void client.invalidateQueries({ queryKey: ['found-messages', id] })
}
