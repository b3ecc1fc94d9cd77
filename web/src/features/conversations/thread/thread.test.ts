import type { Message } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { timeOf } from './message-place'
import {
  catchUpFrom,
  messageCount,
  newestMessage,
  threadOf,
  withChanged,
  withNewer,
  withOlder,
  withoutUndone,
} from './thread'
import { unansweredAbove, unansweredIn } from './unanswered'

/** Arrivals one second apart: messages that are sent when they arrive have the order of their ids. */
const arrivalOf = (id: number) => new Date(Date.UTC(2026, 10, 20, 12) + id * 1_000).toISOString()
/** The cursor of a message that was sent when it arrived. */
const placeOf = (id: number) => `${arrivalOf(id)}_${id}`

const makeMessage = (id: number, own: Partial<Message> = {}): Message => ({
  id,
  direction: 'in',
  type: 'chat',
  text: `Message ${id}`,
  sent_at: arrivalOf(id),
  arrived_at: arrivalOf(id),
  placed_at: timeOf({ sent_at: own.sent_at ?? arrivalOf(id), arrived_at: arrivalOf(id) }),
  attachments: [],
  operator: null,
  in_reply_to: null,
  delivery: null,
  refusal: null,
  answered: false,
  highlighted: null,
  hidden: null,
  deleted: null,
  suggests: null,
  edited: null,
  ...own,
})
const makeSent = (id: number, own: Partial<Message> = {}) =>
  makeMessage(id, { direction: 'out', type: 'reply', delivery: 'delivered', ...own })
const idsOf = (thread: ReturnType<typeof threadOf>) => thread.pages.flat().map(({ id }) => id)

describe('a thread', () => {
  it('adds a newer message once, however often it is received', () => {
    const thread = threadOf([makeMessage(1), makeMessage(2)], null)
    const newer = withNewer(withNewer(thread, [makeMessage(3)]), [makeMessage(2), makeMessage(3)])
    expect(idsOf(newer)).toEqual([1, 2, 3])
  })

  it('sorts messages that arrive in another order', () => {
    expect(idsOf(withNewer(threadOf([makeMessage(1)], null), [makeMessage(4), makeMessage(3)]))).toEqual([
      1, 3, 4,
    ])
  })

  it('replaces a known message by its new state', () => {
    const thread = threadOf([makeSent(1, { delivery: 'pending' }), makeMessage(2)], null)
    expect(withNewer(thread, [makeSent(1)]).pages[0]?.[0]?.delivery).toBe('delivered')
  })

  it('loses a message that was undone: it had not left, and catching up has not brought it again', () => {
    const pending = { delivery: 'pending' } as const
    const known = threadOf([makeMessage(1), makeSent(2, pending), makeSent(3, pending)], null)
    const sentMeanwhile = withNewer(known, [makeSent(5, pending)])
    expect(catchUpFrom(known)).toBe(1)
    expect(idsOf(withoutUndone(sentMeanwhile, known, [makeSent(2), makeMessage(4)]))).toEqual([1, 2, 5])
    expect(withoutUndone(known, known, [makeSent(2), makeSent(3)])).toBe(known)
    const starter = threadOf([makeSent(1, pending)], null)
    expect(withoutUndone(starter, starter, []).pages).toEqual([])
  })

  it('does not change other pages, so that they are not rendered again', () => {
    const older = withOlder(threadOf([makeMessage(9)], placeOf(9)), {
      items: [makeMessage(8)],
      next_cursor: null,
    })
    const newer = withNewer(older, [makeMessage(10)])
    expect(newer.pages[0]).toBe(older.pages[0])
    expect(withNewer(newer, [])).toBe(newer)
  })

  it('never shows a message twice when pages overlap', () => {
    const thread = threadOf([makeMessage(5), makeMessage(6)], placeOf(5))
    const older = withOlder(thread, { items: [makeMessage(4), makeMessage(5)], next_cursor: placeOf(4) })
    expect(idsOf(older)).toEqual([4, 5, 6])
    expect(older.older).toBe(placeOf(4))
  })

  it('starts a new page when the last one is long', () => {
    const long = threadOf(
      Array.from({ length: 100 }, (_, i) => makeMessage(i + 1)),
      null,
    )
    expect(withNewer(long, [makeMessage(101)]).pages.map((page) => page.length)).toEqual([100, 1])
  })

  it('without messages adds the first one', () => {
    const thread = withNewer(threadOf([], null), [makeMessage(1)])
    expect(newestMessage(thread)?.id).toBe(1)
    expect(messageCount(thread)).toBe(1)
  })
})

describe('catching up', () => {
  it('starts after the last message', () => {
    expect(catchUpFrom(threadOf([makeSent(1), makeMessage(2)], null))).toBe(2)
  })

  it('starts before the first message that is not delivered, to get its new status', () => {
    const thread = threadOf([makeMessage(1), makeSent(5, { delivery: 'pending' }), makeMessage(6)], null)
    expect(catchUpFrom(thread)).toBe(4)
  })

  it('starts after the last message that was caught up with, not after one that was only sent or announced', () => {
    const thread = withNewer(threadOf([makeMessage(1)], null), [makeSent(9)])
    expect(catchUpFrom(thread)).toBe(1)
    expect(catchUpFrom(withNewer(thread, [makeMessage(8), makeSent(9)], 9))).toBe(9)
  })

  it('starts after the last arrival, also when that is above others', () => {
    const late = makeMessage(7, { sent_at: arrivalOf(1) })
    expect(catchUpFrom(threadOf([makeMessage(5), makeMessage(6)], placeOf(5), { earlier: [late] }))).toBe(7)
  })

  it('has no start in an empty thread', () => {
    expect(catchUpFrom(threadOf([], null))).toBeNull()
  })
})

describe('new messages', () => {
  it('are the customer’s after the last answer, across pages', () => {
    const thread = withOlder(threadOf([makeMessage(3), makeMessage(4)], placeOf(3)), {
      items: [makeSent(1), makeMessage(2)],
      next_cursor: null,
    })
    expect(unansweredIn(thread)).toEqual({ groups: [{ firstId: 2, count: 3 }], isAtEnd: true })
  })

  it('are none after an answer', () => {
    expect(unansweredIn(threadOf([makeMessage(1), makeSent(2)], null))).toBeNull()
  })
})

describe('a late message', () => {
  /** It arrived last, and was sent directly after another. */
  const sentAfter = (id: number, earlier: number) => makeMessage(id, { sent_at: arrivalOf(earlier + 0.5) })

  it('has the place of its time, on that page, and does not change the others', () => {
    const thread = withOlder(threadOf([makeMessage(3), makeMessage(4)], placeOf(3)), {
      items: [makeMessage(1), makeMessage(2)],
      next_cursor: null,
    })
    const late = withNewer(thread, [sentAfter(5, 1)])
    expect(late.pages.map((page) => page.map(({ id }) => id))).toEqual([
      [1, 5, 2],
      [3, 4],
    ])
    expect(late.pages[1]).toBe(thread.pages[1])
    expect(newestMessage(late)?.id).toBe(5)
  })

  it('of the same time as another is after the one with the lower id', () => {
    const twins = [7, 5].map((id) => makeMessage(id, { sent_at: arrivalOf(1) }))
    expect(idsOf(withNewer(threadOf([makeMessage(1), makeMessage(6)], null), twins))).toEqual([1, 5, 7, 6])
  })

  it('with a time in the future has the place of its arrival, and later ones are below it', () => {
    const future = makeMessage(3, { sent_at: '2027-05-01T00:00:00Z' })
    expect(idsOf(threadOf([makeMessage(2), future, makeMessage(4)], null))).toEqual([2, 3, 4])
    const thread = withNewer(threadOf([makeMessage(2)], null), [future, makeMessage(4)])
    expect(idsOf(thread)).toEqual([2, 3, 4])
  })

  it('from before the loaded part is shown separately until the messages in between are loaded', () => {
    const thread = threadOf([makeMessage(7), makeMessage(8)], placeOf(7), { earlier: [sentAfter(9, 2)] })
    expect(thread).toMatchObject({ hasUnloadedPart: true, pages: [[{ id: 9 }], [{ id: 7 }, { id: 8 }]] })
    const nearer = withOlder(thread, { items: [makeMessage(5), makeMessage(6)], next_cursor: placeOf(5) })
    expect(nearer.hasUnloadedPart).toBe(true)
    expect(idsOf(nearer)).toEqual([9, 5, 6, 7, 8])
    const rest = [makeMessage(1), makeMessage(2), sentAfter(9, 2), makeMessage(3), makeMessage(4)]
    const whole = withOlder(nearer, { items: rest, next_cursor: null })
    expect(whole.hasUnloadedPart).toBe(false)
    expect(idsOf(whole)).toEqual([1, 2, 9, 3, 4, 5, 6, 7, 8])
  })

  it('that arrives while an older page is being loaded is not lost, in either order', () => {
    const thread = threadOf([makeMessage(7), makeMessage(8)], placeOf(7))
    const page = { items: [makeMessage(5), makeMessage(6)], next_cursor: placeOf(5) }
    const late = [sentAfter(9, 5)]
    for (const both of [
      withOlder(withNewer(thread, late), page),
      withNewer(withOlder(thread, page), late),
      withNewer(withOlder(withNewer(thread, late), page), late),
    ]) {
      expect(idsOf(both)).toEqual([5, 9, 6, 7, 8])
      expect(both.hasUnloadedPart).toBe(false)
    }
  })

  it('is new at any place, and the end of the thread links to it', () => {
    const thread = threadOf([makeMessage(1), sentAfter(4, 1), makeSent(2), makeSent(3)], null)
    const unanswered = unansweredIn(thread)
    expect(unanswered).toEqual({ groups: [{ firstId: 4, count: 1 }], isAtEnd: false })
    expect(unanswered && unansweredAbove(unanswered)).toEqual({ firstId: 4, count: 1 })
  })

  it('is mentioned with the new messages at the end', () => {
    const thread = threadOf([makeMessage(4, { sent_at: arrivalOf(1) }), makeSent(2), makeMessage(3)], null)
    const unanswered = unansweredIn(thread)
    expect(unanswered?.groups).toEqual([
      { firstId: 4, count: 1 },
      { firstId: 3, count: 1 },
    ])
    expect(unanswered && unansweredAbove(unanswered)).toEqual({ firstId: 4, count: 1 })
  })

  it('that was answered is no longer new, although the answer is above others', () => {
    const thread = threadOf([makeMessage(3, { sent_at: arrivalOf(1) }), makeSent(2), makeSent(4)], null)
    expect(unansweredIn(thread)).toBeNull()
  })
})

describe('changes of messages', () => {
  const marked = (id: number) =>
    makeMessage(id, { highlighted: { by: { id: 1, name: 'Anna V.' }, at: '2026-11-20T13:00:00Z' } })

  it('are applied at their places, on any page, with their revision', () => {
    const thread = withOlder(threadOf([makeMessage(3), makeMessage(4)], placeOf(3), { revision: 7 }), {
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

  it('are ignored for messages that are not loaded, so that no gap arises', () => {
    const thread = threadOf([makeMessage(3)], null, { revision: 7 })
    expect(withChanged(thread, [marked(1), marked(9)], 8)).toEqual({ ...thread, revision: 8 })
  })
})
