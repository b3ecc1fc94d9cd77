import { expect, it } from 'vitest'
import { dueOf, inField, tomorrowMorning } from './reminder-times'
import { untilNext } from './reminders-query'

const now = new Date(2026, 10, 30, 23, 59).getTime()

it('tomorrow is the next morning by the clock of the browser, also in another month', () => {
  expect(inField(tomorrowMorning(now))).toBe('2026-12-01T09:00')
  expect(dueOf('tomorrow', '', now)).toEqual({ at: new Date(2026, 11, 1, 9).toISOString() })
})

it('some minutes are counted by the server', () => {
  expect(dueOf('half_hour', '', now)).toEqual({ after_minutes: 30 })
  expect(dueOf('hour', '', now)).toEqual({ after_minutes: 60 })
})

it('a time is one of the next 14 days', () => {
  expect(dueOf('at', '2026-12-14T23:59', now)).toEqual({ at: new Date(2026, 11, 14, 23, 59).toISOString() })
  for (const typed of ['', '2026-11-30T23:59', '2026-12-15T00:00', '2026-11-29T10:00'])
    expect(dueOf('at', typed, now)).toBeNull()
})

it('the next moment is that of the first reminder that is not due', () => {
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  expect(untilNext([], now)).toBeNull()
  expect(untilNext([{ is_due: true, due_at: at(-5) }], now)).toBeNull()
  const set = [
    { is_due: true, due_at: at(-5) },
    { is_due: false, due_at: at(2) },
    { is_due: false, due_at: at(9) },
  ]
  expect(untilNext(set, now)).toBe(121_000)
  expect(untilNext(set, now + 600_000)).toBe(1_000)
})
