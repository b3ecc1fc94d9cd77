import type { Message } from '@panel/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byPlace, timeOf } from './message-place'
import { catchUpFrom, type Thread, threadOf, withNewer, withOlder } from './thread'

const start = Date.UTC(2026, 10, 20, 12)
const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString()

/** A thread on the server: a response has its state at the time of the request. */
function makeServer() {
  const stored: Message[] = []
  const inOrder = () => stored.toSorted(byPlace)
  const cursorOf = (message: Message) => `${message.placed_at}_${message.id}`
  const pageBefore = (end: number, limit: number) => {
    const begin = Math.max(0, end - limit)
    const items = inOrder().slice(begin, end)
    return { items, next_cursor: begin > 0 && items[0] ? cursorOf(items[0]) : null }
  }
  return {
    arrive(lateness: number, isOurs: boolean) {
      const id = stored.length + 1
      const times = { sent_at: at(id - (isOurs ? 0 : lateness)), arrived_at: at(id) }
      const own = { id, ...times, placed_at: timeOf(times) }
      // The cast: other fields are not used.
      stored.push({ ...own, direction: isOurs ? 'out' : 'in', delivery: null } as Message)
    },
    newest(limit: number) {
      const page = pageBefore(stored.length, limit)
      const answered = stored.findLast(({ direction }) => direction === 'out')?.id ?? 0
      const shown = new Set(page.items.map(({ id }) => id))
      return { ...page, earlier: inOrder().filter(({ id }) => id > answered && !shown.has(id)) }
    },
    older: (cursor: string, limit: number) =>
      pageBefore(
        inOrder().findIndex((message) => cursorOf(message) === cursor),
        limit,
      ),
    after: (id: number) => stored.filter((message) => message.id > id),
    ids: () => inOrder().map(({ id }) => id),
  }
}

const idsOf = (thread: Thread) => thread.pages.flat().map(({ id }) => id)

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('arrive'),
      late: fc.integer({ min: -5, max: 40 }),
      isOurs: fc.boolean(),
    }),
  },
  fc.record({ what: fc.constantFrom('request older', 'request newer', 'receive older', 'receive newer') }),
) as fc.Arbitrary<{ what: string; late?: number; isOurs?: boolean }>

describe('a thread in memory', () => {
  it('has each message once and in order, whatever arrives late and whichever response comes first', () => {
    fc.assert(
      fc.property(
        fc.array(action, { minLength: 5, maxLength: 60 }),
        fc.array(action, { maxLength: 80 }),
        fc.integer({ min: 1, max: 6 }),
        (before, actions, limit) => {
          const server = makeServer()
          server.arrive(0, false)
          for (const { late = 0, isOurs = false } of before) server.arrive(late, isOurs)
          const first = server.newest(limit)
          let thread = threadOf(first.items, first.next_cursor, { earlier: first.earlier })
          const older: ReturnType<typeof server.older>[] = []
          const newer: Message[][] = []
          const receiveOlder = () => {
            const page = older.shift()
            if (page) thread = withOlder(thread, page)
          }
          const receiveNewer = () => {
            const items = newer.shift()
            if (!items) return
            thread = withNewer(thread, items, Math.max(thread.knownTo, ...items.map(({ id }) => id)))
            // A message that has just arrived is shown, however late it is.
            expect(idsOf(thread)).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
          }
          const steps: Record<string, (own: { late?: number; isOurs?: boolean }) => void> = {
            arrive: ({ late = 0, isOurs = false }) => server.arrive(late, isOurs),
            'request older': () => {
              if (thread.older !== null && older.length === 0) older.push(server.older(thread.older, limit))
            },
            'request newer': () => newer.push(server.after(catchUpFrom(thread) ?? 0)),
            'receive older': receiveOlder,
            'receive newer': receiveNewer,
          }
          for (const step of actions) {
            steps[step.what]?.(step)
            const ids = idsOf(thread)
            expect(new Set(ids).size).toBe(ids.length)
            expect(thread.pages.flat()).toEqual(thread.pages.flat().toSorted(byPlace))
          }
          receiveOlder()
          while (newer.length > 0) receiveNewer()
          newer.push(server.after(catchUpFrom(thread) ?? 0))
          receiveNewer()
          while (thread.older !== null) thread = withOlder(thread, server.older(thread.older, limit))
          expect(idsOf(thread)).toEqual(server.ids())
          expect(thread.hasUnloadedPart).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })
})
