import { expect, it } from 'vitest'
import { announcedStage, breakLeft, breakMinutes, breakShare } from './break-time'

const now = Date.parse('2026-03-12T10:00:00Z')

const startedAt = '2026-03-12T10:00:00Z'
const short = { startedAt, endsAt: '2026-03-12T10:02:00Z' }
const long = { startedAt, endsAt: '2026-03-12T10:15:00Z' }

it('a break counts down from its length to 0, and stays there', () => {
  expect(breakLeft(short, now)).toBe(120_000)
  expect(breakLeft(long, now)).toBe(900_000)
  expect(breakLeft({ startedAt, endsAt: '2026-03-12T10:00:00.400Z' }, now)).toBe(400)
  expect(breakLeft(short, now + 180_000)).toBe(0)
  expect([breakMinutes(short), breakMinutes(long)]).toEqual([2, 15])
})

it('the ring is full at the start, also when the clocks differ', () => {
  expect(breakShare(short, now)).toBe(100)
  expect(breakShare(long, now)).toBe(100)
  expect(breakShare(short, now - 900)).toBe(100)
  expect(breakShare(short, now + 90_000)).toBe(25)
  expect(breakShare(short, now + 120_000)).toBe(0)
})

it('a screen reader announces a break three times', () => {
  expect([120_000, 30_001, 30_000, 1, 0].map(announcedStage)).toEqual([
    'started',
    'started',
    'half_minute',
    'half_minute',
    'over',
  ])
})
