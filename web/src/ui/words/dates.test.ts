import { interfaceLanguages } from '@panel/contract/rules/enumerations'
import { describe, expect, it } from 'vitest'
import {
  clockFace,
  dayHeading,
  daysBefore,
  formatDate,
  formatNumber,
  shortDate,
  splitDuration,
  wholeDuration,
} from './dates'

const moment = '2026-11-18T14:05:09Z'
const inUtc = (format: Parameters<typeof formatDate>[1], language: string) =>
  formatDate(moment, format, language, 'UTC')

describe('a date', () => {
  it('has four formats in the chosen language', () => {
    expect(inUtc('short', 'en')).toBe('18 Nov 2026, 14:05')
    expect(inUtc('dateOnly', 'nl')).toBe('18 nov 2026')
    expect(inUtc('timeOnly', 'pl')).toBe('14:05')
    expect(inUtc('long', 'fr')).toContain('mercredi 18 novembre 2026')
  })

  it('of a list has the year only when it is another', () => {
    const now = new Date(2026, 10, 20, 9).getTime()
    const at = (year: number) => new Date(year, 0, 8, 14, 5).toISOString()
    expect(shortDate(at(2026), now, 'en')).toBe('8 Jan, 14:05')
    expect(shortDate(at(2025), now, 'en')).toBe('8 Jan 2025, 14:05')
  })

  it('has a day of 24 hours in every language', () => {
    for (const language of ['en', 'en-GB', 'nl', 'it', 'pl', 'es', 'fr'])
      expect(inUtc('timeOnly', language)).toBe('14:05')
  })
})

describe('the heading of a day', () => {
  const words = { today: 'Today', yesterday: 'Yesterday' }
  const now = new Date(2026, 10, 20, 9).getTime()
  const on = (month: number, day: number, year = 2026) => new Date(year, month - 1, day, 23).toISOString()

  it('is a word for today and yesterday, by the calendar', () => {
    expect(dayHeading(on(11, 20), now, words, 'en')).toBe('Today')
    expect(dayHeading(on(11, 19), now, words, 'en')).toBe('Yesterday')
    expect(daysBefore(on(11, 18), now)).toBe(2)
  })

  it('has the year only when it is another', () => {
    expect(dayHeading(on(11, 18), now, words, 'en')).toBe('Wednesday, 18 November')
    expect(dayHeading(on(11, 18, 2025), now, words, 'en')).toBe('Tuesday, 18 November 2025')
  })
})

describe('a duration', () => {
  it('has its two largest units', () => {
    expect(splitDuration(45_900)).toEqual({ unit: 'seconds', large: 45, small: 0 })
    expect(splitDuration(702_000)).toEqual({ unit: 'minutes', large: 11, small: 42 })
    expect(splitDuration(3 * 3_600_000 + 300_000)).toEqual({ unit: 'hours', large: 3, small: 5 })
    expect(splitDuration(50 * 3_600_000)).toEqual({ unit: 'days', large: 2, small: 2 })
    expect(splitDuration(-5)).toEqual({ unit: 'seconds', large: 0, small: 0 })
  })

  it('counts down to zero', () => {
    expect([72_000, 71_001, 9_000, 0, -1].map(clockFace)).toEqual(['1:12', '1:12', '0:09', '0:00', '0:00'])
  })
})

it('a number is grouped according to the language', () => {
  expect(formatNumber(12_345, 'en')).toBe('12,345')
  expect(formatNumber(12_345, 'nl')).toBe('12.345')
})

it.each(interfaceLanguages)(
  'a whole number below a thousand is written in %s like in other languages',
  (language) => {
    for (const number of [0, 7, 42, 999])
      expect(formatNumber(number, language)).toBe(new Intl.NumberFormat(language).format(number))
    expect(formatNumber(-1, language)).toBe(new Intl.NumberFormat(language).format(-1))
    expect(formatNumber(0.5, language)).toBe(new Intl.NumberFormat(language).format(0.5))
  },
)

it('whole days are written as days, and other hours as hours', () => {
  expect([4, 24, 72].map((hours) => wholeDuration(hours, 'en'))).toEqual(['4 hours', '1 day', '3 days'])
  expect(wholeDuration(72, 'pl')).toBe('3 dni')
})
