import { expect, it } from 'vitest'
import { announcedStage, breakLeft, breakShare } from './break-time'

const now = Date.parse('2026-03-12T10:00:00Z')

it('a break counts down from 2 minutes to 0, and stays there', () => {
  expect(breakLeft('2026-03-12T10:02:00Z', now)).toBe(120_000)
  expect(breakLeft('2026-03-12T10:00:00.400Z', now)).toBe(400)
  expect(breakLeft('2026-03-12T09:59:00Z', now)).toBe(0)
})

it('the ring is full at the start, also when the clocks differ', () => {
  expect(breakShare(120_000)).toBe(100)
  expect(breakLeft('2026-03-12T10:02:00.900Z', now)).toBe(120_000)
  expect(breakShare(30_000)).toBe(25)
  expect(breakShare(0)).toBe(0)
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
