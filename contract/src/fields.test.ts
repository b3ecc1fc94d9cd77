import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { day, givenFacts, momentWithOffset, timeZone } from './fields.ts'
import { factsAtMost } from './limits.ts'

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []

describe('a moment', () => {
  it('comes with any offset that is in use', () => {
    for (const value of ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123456+14:00', '1900-01-02T00:00:00Z'])
      expect(messagesOf(momentWithOffset, value)).toEqual([])
  })

  it('that could not be stored, or not be read again, is refused', () => {
    for (const value of ['0000-06-01T00:00:00Z', '1900-01-01T00:00:00+10:00', '2199-12-31T23:00:00-10:00'])
      expect(messagesOf(momentWithOffset, value)).toEqual(['Is not in the years 1900 to 2199'])
    expect(messagesOf(momentWithOffset, '2026-01-01T00:00:00+23:59')).toEqual([
      'Has an offset of 16 hours or more',
    ])
    expect(messagesOf(momentWithOffset, `2026-01-01T00:00:00.${'0'.repeat(100)}Z`)).toHaveLength(1)
  })
})

describe('a day', () => {
  it('is one of the calendar', () => {
    expect(messagesOf(day, '2028-02-29')).toEqual([])
    expect(messagesOf(day, '0000-01-01')).toEqual(['Is not in the years 1900 to 2199'])
    expect(messagesOf(day, '2026-02-30')).toHaveLength(1)
  })
})

describe('a time zone', () => {
  it('is a name that JavaScript and PostgreSQL read alike', () => {
    for (const name of [
      'Europe/Amsterdam',
      'America/Argentina/Buenos_Aires',
      'Etc/GMT+3',
      'UTC',
      'CET',
      'EST5EDT',
    ])
      expect(messagesOf(timeZone, name)).toEqual([])
    // The first has the opposite sign for PostgreSQL, which knows the others not at all or as another place.
    for (const name of ['+02:00', 'AET', 'IST', 'cst', 'US/Pacific-New', 'Middle/Earth'])
      expect(messagesOf(timeZone, name)).toEqual(['Is not a time zone such as Europe/Amsterdam'])
  })
})

describe('facts', () => {
  it('are as many as one person can have', () => {
    const given = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`fact_${i}`, i]))
    expect(messagesOf(givenFacts, given(factsAtMost))).toEqual([])
    expect(messagesOf(givenFacts, given(factsAtMost + 1))).toEqual([`Has more than ${factsAtMost} facts`])
  })

  it('are counted before they are looked at', () => {
    const wrong = Object.fromEntries(Array.from({ length: factsAtMost + 1 }, (_, i) => [`WRONG ${i}`, null]))
    expect(messagesOf(givenFacts, wrong)).toEqual([`Has more than ${factsAtMost} facts`])
  })
})
