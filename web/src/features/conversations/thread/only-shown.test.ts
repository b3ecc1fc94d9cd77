import type { Message } from '@panel/contract'
import { expect, it } from 'vitest'
import { newestMessage, newestOfChat, threadOf, withNewer } from './thread'
import { unansweredIn } from './unanswered'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 12) + seconds * 1_000).toISOString()
const make = (id: number, direction: Message['direction'], seconds = id) => {
  const times = { sent_at: at(seconds), arrived_at: at(id), placed_at: at(seconds) }
  // The cast: nothing else is read.
  return { id, direction, text: `Message ${id}`, deleted: null, edited: null, ...times } as unknown as Message
}
const own = make(3, 'site')
const past = make(4, 'past', -60)

it('A message of the site, or of the time before the panel, is no answer, waits for none, and decides no turn', () => {
  const thread = withNewer(threadOf([make(1, 'in'), make(2, 'in')], null), [own, past])
  expect(thread.pages.flat().map(({ id }) => id)).toEqual([4, 1, 2, 3])
  expect(newestMessage(thread)?.id).toBe(4)
  expect(newestOfChat(thread)?.id).toBe(2)
  expect(unansweredIn(thread)?.groups).toEqual([{ firstId: 1, count: 2 }])
})

it('Alone, they begin no chat', () => {
  expect(newestOfChat(threadOf([past, own], null))).toBeUndefined()
})
