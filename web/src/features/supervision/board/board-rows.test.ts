import type { BoardLanguage, BoardLease } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { idleFor, longestIdle, oldestOf, sumsOf } from './board-rows'

const now = Date.parse('2026-11-10T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const language = (name: string, minutes: number | null): BoardLanguage => ({
  language: name,
  waiting: 1,
  pokes: 0,
  oldest_waiting_at: minutes === null ? null : ago(minutes),
  here: { answering: 0, ready: 0, away: 0 },
  forecast: null,
})
const lease = (id: string, minutes: number | null): BoardLease => ({
  id,
  operator: { id: 1, name: 'Anna' },
  conversation_id: 1,
  people: null,
  language: 'nl',
  since: null,
  paused: false,
  last_input_at: minutes === null ? null : ago(minutes),
})

it('the oldest waiting chat is of the language that waits longest', () => {
  const rows = [language('nl', 12), language('it', 14), language('pl', null)]
  expect(oldestOf(rows)?.language).toBe('it')
  expect(oldestOf([language('nl', null)])).toBeNull()
})

describe('idle holders of a lease', () => {
  it('are found by the last input; without one they are not idle', () => {
    expect(longestIdle([lease('a', 1), lease('b', 4), lease('c', null)], now)?.id).toBe('b')
    expect(idleFor(lease('c', null), now)).toBe(0)
    expect(longestIdle([], now)).toBeNull()
  })

  it('are never idle for less than no time, however the clocks differ', () => {
    expect(idleFor(lease('a', -3), now)).toBe(0)
  })
})

it('the sums of the last hour leave out bars that were not counted', () => {
  const bar = (sent: number | null) => ({ at: ago(5), sent, skipped: 1 })
  expect(sumsOf({ bars: [bar(2), bar(null), bar(3)], replies: 4, in_time: 3 })).toEqual({
    sent: 5,
    skipped: 3,
    inTime: 0.75,
  })
  expect(sumsOf({ bars: [bar(null)], replies: 0, in_time: 0 })).toEqual({
    sent: null,
    skipped: 1,
    inTime: null,
  })
})
