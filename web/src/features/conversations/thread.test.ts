import type { Message } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import {
  catchUpFrom,
  lastMessage,
  messageCount,
  threadOf,
  unansweredIn,
  withChanged,
  withNewer,
  withOlder,
} from './thread'

const makeMessage = (id: number, own: Partial<Message> = {}): Message => ({
  id,
  direction: 'in',
  type: 'chat',
  text: `Message ${id}`,
  sent_at: '2026-11-20T12:00:00Z',
  photo_url: null,
  photo_size: null,
  gift: null,
  gift_icon: null,
  operator: null,
  in_reply_to: null,
  delivery: null,
  answered: false,
  highlighted: null,
  hidden: null,
  deleted: null,
  ...own,
})
const makeSent = (id: number, own: Partial<Message> = {}) =>
  makeMessage(id, { direction: 'out', type: 'reply', delivery: 'delivered', ...own })
const idsOf = (thread: ReturnType<typeof threadOf>) => thread.pages.flat().map(({ id }) => id)

describe('a thread', () => {
  it('takes a newer message once, however often it comes', () => {
    const thread = threadOf([makeMessage(1), makeMessage(2)], null)
    const newer = withNewer(withNewer(thread, [makeMessage(3)]), [makeMessage(2), makeMessage(3)])
    expect(idsOf(newer)).toEqual([1, 2, 3])
  })

  it('puts what arrives out of order in order', () => {
    expect(idsOf(withNewer(threadOf([makeMessage(1)], null), [makeMessage(4), makeMessage(3)]))).toEqual([
      1, 3, 4,
    ])
  })

  it('shows a known message as it is now', () => {
    const thread = threadOf([makeSent(1, { delivery: 'pending' }), makeMessage(2)], null)
    expect(withNewer(thread, [makeSent(1)]).pages[0]?.[0]?.delivery).toBe('delivered')
  })

  it('leaves untouched pages as they are, so that they are not painted again', () => {
    const older = withOlder(threadOf([makeMessage(9)], 9), { items: [makeMessage(8)], next_cursor: null })
    const newer = withNewer(older, [makeMessage(10)])
    expect(newer.pages[0]).toBe(older.pages[0])
    expect(withNewer(newer, [])).toBe(newer)
  })

  it('never shows a message twice where pages overlap', () => {
    const thread = threadOf([makeMessage(5), makeMessage(6)], 5)
    const older = withOlder(thread, { items: [makeMessage(4), makeMessage(5)], next_cursor: 4 })
    expect(idsOf(older)).toEqual([4, 5, 6])
    expect(older.older).toBe(4)
  })

  it('starts a new page when the last is long', () => {
    const long = threadOf(
      Array.from({ length: 100 }, (_, i) => makeMessage(i + 1)),
      null,
    )
    expect(withNewer(long, [makeMessage(101)]).pages.map((page) => page.length)).toEqual([100, 1])
  })

  it('without messages takes its first', () => {
    const thread = withNewer(threadOf([], null), [makeMessage(1)])
    expect(lastMessage(thread)?.id).toBe(1)
    expect(messageCount(thread)).toBe(1)
  })
})

describe('catching up', () => {
  it('begins after the last message', () => {
    expect(catchUpFrom(threadOf([makeSent(1), makeMessage(2)], null))).toBe(2)
  })

  it('begins before the first that is still on its way, to hear of its delivery', () => {
    const thread = threadOf([makeMessage(1), makeSent(5, { delivery: 'pending' }), makeMessage(6)], null)
    expect(catchUpFrom(thread)).toBe(4)
  })

  it('has nowhere to begin in an empty thread', () => {
    expect(catchUpFrom(threadOf([], null))).toBeNull()
  })
})

describe('what is new', () => {
  it('is what the customer wrote after our last message, across pages', () => {
    const thread = withOlder(threadOf([makeMessage(3), makeMessage(4)], 3), {
      items: [makeSent(1), makeMessage(2)],
      next_cursor: null,
    })
    expect(unansweredIn(thread)).toEqual({ firstId: 2, count: 3 })
  })

  it('is nothing when we wrote last', () => {
    expect(unansweredIn(threadOf([makeMessage(1), makeSent(2)], null))).toBeNull()
  })
})

describe('what changed of messages', () => {
  const marked = (id: number) =>
    makeMessage(id, { highlighted: { by: { id: 1, name: 'Anna V.' }, at: '2026-11-20T13:00:00Z' } })

  it('is taken in where they stand, on any page, with the revision it goes up to', () => {
    const thread = withOlder(threadOf([makeMessage(3), makeMessage(4)], 3, 7), {
      items: [makeMessage(1), makeMessage(2)],
      next_cursor: null,
    })
    const changed = withChanged(thread, [marked(2)], 8)
    expect(changed.pages.map((page) => page.map(({ highlighted }) => highlighted !== null))).toEqual([
      [false, true],
      [false, false],
    ])
    expect(changed.revision).toBe(8)
    expect(changed.pages[1]).toBe(thread.pages[1])
  })

  it('is left for later where the message is not known, so that no gap arises', () => {
    const thread = threadOf([makeMessage(3)], null, 7)
    expect(withChanged(thread, [marked(1), marked(9)], 8)).toEqual({ ...thread, revision: 8 })
  })
})
