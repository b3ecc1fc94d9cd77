import type { UnsentChat } from '@panel/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatIdsOf, unsentEntries } from './unsent-entries'

const now = Date.UTC(2026, 10, 30, 12)
const minutes = (count: number) => count * 60_000

const draft = (text: string, at = now, isSaved = false) => JSON.stringify({ text, at, isSaved })
const words = (text: string, more: object = {}) =>
  JSON.stringify({ text, began: '', at: now, isSaved: false, ...more })

const chat = (id: number, own: Partial<UnsentChat> = {}): UnsentChat => ({
  id,
  customer: { name: 'Colin' },
  profile: { name: 'Marianne' },
  state: 'waiting',
  by: null,
  can_take_back: false,
  is_stopped: false,
  draft: null,
  ...own,
})
const saved = (text: string, at: number) => ({ text, updated_at: new Date(at).toISOString() })

const stored = new Map<string, string>()
beforeEach(() => stored.clear())

const textsOf = (operatorId: number, chats?: UnsentChat[]) =>
  unsentEntries(operatorId, stored, chats, now).map(({ text }) => text)

describe('unsent words', () => {
  it('are none in a new browser', () => {
    expect(unsentEntries(1, stored, undefined, now)).toEqual([])
    expect(unsentEntries(1, stored, [], now)).toEqual([])
  })

  it('are those of this operator only', () => {
    stored.set('draft:1:7', draft('Mine'))
    stored.set('draft:2:7', draft('Theirs'))
    stored.set('draft:note:2:5', words('Their note'))
    stored.set('draft:note:12:1', words('Of operator 12'))
    expect(textsOf(1)).toEqual(['Mine'])
    expect(textsOf(2)).toEqual(['Theirs', 'Their note'])
  })

  it('are sorted by when they were typed, the newest first', () => {
    stored.set('draft:1:7', draft('Second', now - minutes(2)))
    stored.set('draft:report:1:30', words('Third', { at: now - minutes(3) }))
    stored.set('draft:note:1:5', words('First'))
    expect(textsOf(1)).toEqual(['First', 'Second', 'Third'])
  })

  it('have the chat in which they were typed, also older ones of a chat', () => {
    stored.set('draft:fact:work:1:5', words('Baker', { chat: 7, at: now - 1 }))
    stored.set('draft:skip:1:8', words('No time', { at: now - 2 }))
    stored.set('draft:note:1:5', words('Of an earlier release', { at: now - 3 }))
    expect(unsentEntries(1, stored, undefined, now)).toMatchObject([
      { kind: 'fact:work', id: 5, chatId: 7 },
      { kind: 'skip', id: 8, chatId: 8 },
      { kind: 'note', id: 5, chatId: null },
    ])
    expect(chatIdsOf(unsentEntries(1, stored, undefined, now))).toEqual([7, 8])
  })

  it('are not blank, not what was there before, and can be read', () => {
    stored.set('draft:1:7', draft('  '))
    stored.set('draft:note:1:5', words('Same ', { began: 'Same' }))
    stored.set('draft:skip:1:7', words('', { choice: '3' }))
    stored.set('draft:alert:1:5', 'not JSON')
    expect(textsOf(1)).toEqual([])
  })

  it('are also the drafts that only the server has', () => {
    const server = chat(7, { draft: saved('From my phone', now - minutes(1)) })
    expect(unsentEntries(1, stored, [server], now)).toEqual([
      {
        key: 'draft:1:7',
        kind: 'answer',
        id: 7,
        chatId: 7,
        text: 'From my phone',
        at: now - minutes(1),
        isOnServer: true,
      },
    ])
  })

  it('of which the browser has a newer text are shown with it', () => {
    stored.set('draft:1:7', draft('Newer', now - 1))
    expect(textsOf(1, [chat(7, { draft: saved('Older', now - minutes(5)) })])).toEqual(['Newer'])
  })

  it('that the server had and has no more were sent or deleted elsewhere', () => {
    stored.set('draft:1:7', draft('Sent from another device', now - minutes(5), true))
    expect(textsOf(1)).toEqual(['Sent from another device'])
    expect(textsOf(1, [chat(7)])).toEqual([])
  })
})

it('the server is asked about the chats of the 200 newest texts', () => {
  for (let id = 1; id <= 250; id++) stored.set(`draft:1:${id}`, draft(`Text ${id}`, now - id))
  const ids = chatIdsOf(unsentEntries(1, stored, undefined, now))
  expect(ids).toHaveLength(200)
  expect(ids[0]).toBe(1)
  expect(ids.at(-1)).toBe(200)
})
