import type { Message } from '@panel/contract'
import { threadPageSize } from '@panel/contract/limits'

/**
 * The messages of a conversation that are in memory, oldest first, in pages. A page that is full never changes its
 * place, so that a new message paints the last page only.
 */
export type Thread = {
  pages: Message[][]
  /** The `before` of the next older page; null when the thread is whole. */
  older: number | null
  /** The changes of messages up to this one are in it. */
  revision: number
}

export const threadOf = (messages: Message[], older: number | null, revision = 0): Thread => ({
  pages: messages.length > 0 ? [messages] : [],
  older,
  revision,
})

export function withOlder(thread: Thread, page: { items: Message[]; next_cursor: number | null }): Thread {
  const first = thread.pages[0]?.[0]
  const items = first ? page.items.filter(({ id }) => id < first.id) : page.items
  return {
    ...thread,
    pages: items.length > 0 ? [items, ...thread.pages] : thread.pages,
    older: page.next_cursor,
  }
}

/** Takes in messages as they are now: known ones are replaced where they stand, new ones follow in order. */
export function withNewer(thread: Thread, items: Message[]): Thread {
  if (items.length === 0) return thread
  const byId = new Map(items.map((item) => [item.id, item]))
  const lastKnown = lastMessage(thread)?.id ?? 0
  const added = [...byId.values()].filter(({ id }) => id > lastKnown).sort((a, b) => a.id - b.id)
  return { ...thread, pages: appendTo(replaceIn(thread.pages, byId), added) }
}

/** Takes in what changed of messages that are known; others are left for when they are fetched. */
export function withChanged(thread: Thread, items: Message[], revision = thread.revision): Thread {
  const byId = new Map(items.map((item) => [item.id, item]))
  return { ...thread, pages: replaceIn(thread.pages, byId), revision }
}

const replaceIn = (pages: Message[][], byId: Map<number, Message>) =>
  pages.map((page) =>
    page.some(({ id }) => byId.has(id)) ? page.map((item) => byId.get(item.id) ?? item) : page,
  )

function appendTo(pages: Message[][], added: Message[]): Message[][] {
  if (added.length === 0) return pages
  const last = pages.at(-1) ?? []
  if (last.length + added.length <= threadPageSize * 2) return [...pages.slice(0, -1), [...last, ...added]]
  return [...pages, added]
}

export const lastMessage = (thread: Thread | undefined): Message | undefined => thread?.pages.at(-1)?.at(-1)

/**
 * Where catching up begins: after the last message, or before the first of the newest page that is still on its way
 * to the site, since its delivery will have changed.
 */
export function catchUpFrom(thread: Thread): number | null {
  const pending = thread.pages.at(-1)?.find(({ delivery }) => delivery === 'pending')
  if (pending) return pending.id > 1 ? pending.id - 1 : null
  return lastMessage(thread)?.id ?? null
}

/** The customer's messages at the end that nobody has answered. */
export function unansweredIn(thread: Thread): { firstId: number; count: number } | null {
  let firstId: number | null = null
  let count = 0
  for (const page of thread.pages.toReversed()) {
    for (const item of page.toReversed()) {
      if (item.direction === 'out') return firstId === null ? null : { firstId, count }
      firstId = item.id
      count += 1
    }
  }
  return firstId === null ? null : { firstId, count }
}

/** The page that a message is on. */
export const pageWith = (thread: Thread, messageId: number): Message[] | undefined =>
  thread.pages.find((page) => page.some(({ id }) => id === messageId))

export const messageCount = (thread: Thread) => thread.pages.reduce((sum, page) => sum + page.length, 0)

export const messageIn = (thread: Thread | undefined, id: number): Message | undefined =>
  thread?.pages.flatMap((page) => page.find((message) => message.id === id) ?? [])[0]

/** What the customer wrote last that is still there. */
export const lastOfCustomer = (thread: Thread | undefined): Message | undefined =>
  thread?.pages.flat().findLast(({ direction, deleted }) => direction === 'in' && !deleted)
