import type { Message } from '@panel/contract'
import { threadPageSize } from '@panel/contract/rules/limits'
import { isOfChat } from '@panel/contract/rules/message-sides'
import { byPlace, isBeforePlace } from './message-place'

/**
 * The messages of a conversation in memory, oldest first, in pages. A full page never changes its place, so that a new message
 * causes only the last page to be rendered.
 */
export type Thread = {
  pages: Message[][]
  /**
   * The first page is shown separately: messages between it and the next page are not loaded. It has unanswered or late messages.
   */
  hasUnloadedPart: boolean
  /** The `before` of the next older page; null when the thread is complete. */
  older: string | null
  /** All messages up to this id are in memory, or are before `older`. */
  knownTo: number
  /** Changes up to this revision are applied. */
  revision: number
}

/** @param earlier messages that are before `older` */
export function threadOf(
  messages: Message[],
  older: string | null,
  { revision = 0, earlier = [] }: { revision?: number; earlier?: Message[] } = {},
): Thread {
  const thread = { revision, knownTo: newestId([earlier, messages]) }
  return arrange({ ...thread, older, separate: earlier, pages: messages.length > 0 ? [messages] : [] })
}

type Parts = Omit<Thread, 'hasUnloadedPart'> & { separate: Message[] }

/** Moves separate messages to the other pages as soon as no message is missing in between. */
function arrange({ separate, pages, ...thread }: Parts): Thread {
  const stillSeparate = separate.filter((message) => isBeforePlace(message, thread.older))
  const joined = separate.filter((message) => !isBeforePlace(message, thread.older))
  const rest = joined.length > 0 ? [joined, ...pages] : pages
  const hasUnloadedPart = stillSeparate.length > 0
  return { ...thread, hasUnloadedPart, pages: hasUnloadedPart ? [stillSeparate, ...rest] : rest }
}

function partsOf({ hasUnloadedPart, ...thread }: Thread): Parts {
  const [first = [], ...others] = thread.pages
  return hasUnloadedPart ? { ...thread, separate: first, pages: others } : { ...thread, separate: [] }
}

export function withOlder(thread: Thread, page: { items: Message[]; next_cursor: string | null }): Thread {
  const parts = partsOf(thread)
  const known = new Set(parts.pages.flatMap((own) => own.map(({ id }) => id)))
  const items = page.items.filter(({ id }) => !known.has(id))
  const older = isFurther(thread.older, page.next_cursor) ? thread.older : page.next_cursor
  return arrange({ ...parts, separate: merged(parts.separate, items), older })
}

/** Whether the known cursor is further back than the requested one, because another request has loaded more meanwhile. */
function isFurther(known: string | null, requested: string | null): boolean {
  if (known === null || requested === null) return known === null
  const [at = '', id] = known.split('_')
  return isBeforePlace({ id: Number(id), placed_at: at }, requested)
}

/** Adds messages in their present state: known ones are replaced, new ones get their place. */
export function withNewer(thread: Thread, items: Message[], knownTo = thread.knownTo): Thread {
  if (items.length === 0 && knownTo === thread.knownTo) return thread
  const byId = new Map(items.map((item) => [item.id, item]))
  const parts = partsOf({ ...thread, pages: replaceIn(thread.pages, byId) })
  for (const { id } of thread.pages.flat()) byId.delete(id)
  const fresh = [...byId.values()]
  const apart = fresh.filter((message) => isBeforePlace(message, thread.older))
  const rest = fresh.filter((message) => !isBeforePlace(message, thread.older)).sort(byPlace)
  const pages = rest.reduce(insert, parts.pages)
  return arrange({ ...parts, knownTo, pages, separate: merged(parts.separate, apart) })
}

/**
 * Removes what was undone: messages that had not left when catching up began (`catchUpFrom`), and that it has not brought again.
 * @param known the thread then
 */
export function withoutUndone(thread: Thread, known: Thread, caughtUp: Message[]): Thread {
  const brought = new Set(caughtUp.map(({ id }) => id))
  const undone = new Set(pendingIn(known).flatMap(({ id }) => (brought.has(id) ? [] : id)))
  if (undone.size === 0) return thread
  const pages = thread.pages.map((page) => page.filter(({ id }) => !undone.has(id)))
  return { ...thread, pages: pages.filter((page) => page.length > 0) }
}

/** Messages of the newest page that the site does not have yet. */
const pendingIn = ({ pages }: Thread) => pages.at(-1)?.filter(({ delivery }) => delivery === 'pending') ?? []

/** Applies changes of known messages; others are ignored until they are loaded. */
export function withChanged(thread: Thread, items: Message[], revision = thread.revision): Thread {
  const byId = new Map(items.map((item) => [item.id, item]))
  return { ...thread, pages: replaceIn(thread.pages, byId), revision }
}

const replaceIn = (pages: Message[][], byId: Map<number, Message>) =>
  pages.map((page) =>
    page.some(({ id }) => byId.has(id)) ? page.map((item) => byId.get(item.id) ?? item) : page,
  )

function merged(some: Message[], others: Message[]): Message[] {
  if (others.length === 0) return some
  return [...new Map([...some, ...others].map((message) => [message.id, message])).values()].sort(byPlace)
}

/** Inserts a message: usually at the end, a late message on the page of its time. */
function insert(pages: Message[][], message: Message): Message[][] {
  const at = pages.findLastIndex(([first]) => first && byPlace(first, message) < 0)
  const page = pages[Math.max(0, at)]
  const last = page?.at(-1)
  if (!page || !last) return [[message]]
  const isAtEnd = at === pages.length - 1 && byPlace(last, message) < 0
  if (isAtEnd && page.length >= threadPageSize * 2) return [...pages, [message]]
  return pages.with(Math.max(0, at), merged(page, [message]))
}

const newestId = (pages: Message[][]) =>
  pages.reduce((newest, page) => page.reduce((most, { id }) => Math.max(most, id), newest), 0)

/** The message that arrived last, at any place. */
export const newestMessage = (thread: Thread | undefined): Message | undefined =>
  thread && messageIn(thread, newestId(thread.pages))

/** The one of them that arrived last and that operators answer, or their answer. */
export const newestOfChat = (thread: Thread | undefined): Message | undefined => {
  const pages = thread?.pages.map((page) => page.filter(({ direction }) => isOfChat(direction))) ?? []
  return thread && messageIn(thread, newestId(pages))
}

/**
 * Where catching up starts: after the last message that was caught up with, or before the first message of the newest page that
 * is not delivered, because its status will have changed. By arrival, because a late message can have any place.
 */
export function catchUpFrom(thread: Thread): number | null {
  const from = Math.min(thread.knownTo, ...pendingIn(thread).map(({ id }) => id - 1))
  return from > 0 ? from : null
}

/** The page of a message. */
export const pageWith = (thread: Thread, messageId: number): Message[] | undefined =>
  thread.pages.find((page) => page.some(({ id }) => id === messageId))

export const messageCount = (thread: Thread) => thread.pages.reduce((sum, page) => sum + page.length, 0)

export const messageIn = (thread: Thread | undefined, id: number): Message | undefined =>
  thread?.pages.flatMap((page) => page.find((message) => message.id === id) ?? [])[0]

/** The customer's last message that is not deleted. */
export const lastCustomerMessage = (thread: Thread | undefined): Message | undefined =>
  thread?.pages.flat().findLast(({ direction, deleted }) => direction === 'in' && !deleted)

/** The message that arrived last: it has the highest id, at any place. */
export const newestIdIn = (thread: Thread | undefined): number =>
  Math.max(0, ...(thread?.pages ?? []).flatMap((page) => page.map(({ id }) => id)))

/** The customer's messages that arrived after this message. */
export const writtenAfter = (thread: Thread, messageId: number): Message[] =>
  thread.pages.flatMap((page) => page.filter(({ id, direction }) => id > messageId && direction === 'in'))

/** The customer's last message before this one that is not deleted. */
export const lastWrittenBefore = (thread: Thread | undefined, messageId: number): Message | undefined =>
  thread?.pages
    .flat()
    .findLast(({ id, direction, deleted }) => id < messageId && direction === 'in' && !deleted)
