import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { day, momentWithOffset, siteFacts, timeZone } from './fields.ts'
import { maxFacts } from './rules/limits.ts'

/** A schema's messages are codes. */
const codesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? []

describe('a date and time', () => {
  it('can have any offset that is in use', () => {
    for (const value of ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.123456+14:00', '1900-01-02T00:00:00Z'])
      expect(codesOf(momentWithOffset, value)).toEqual([])
  })

  it('is refused when PostgreSQL cannot store it or JavaScript cannot read it', () => {
    for (const value of ['0000-06-01T00:00:00Z', '1900-01-01T00:00:00+10:00', '2199-12-31T23:00:00-10:00'])
      expect(codesOf(momentWithOffset, value)).toEqual(['year_out_of_range'])
    expect(codesOf(momentWithOffset, '2026-01-01T00:00:00+23:59')).toEqual(['offset_too_large'])
    expect(codesOf(momentWithOffset, `2026-01-01T00:00:00.${'0'.repeat(100)}Z`)).toHaveLength(1)
  })
})

describe('a date', () => {
  it('must exist in the calendar', () => {
    expect(codesOf(day, '2028-02-29')).toEqual([])
    expect(codesOf(day, '0000-01-01')).toEqual(['year_out_of_range'])
    expect(codesOf(day, '2026-02-30')).toHaveLength(1)
  })
})

describe('a time zone', () => {
  it('is a name that JavaScript and PostgreSQL read in the same way', () => {
    for (const name of [
      'Europe/Amsterdam',
      'America/Argentina/Buenos_Aires',
      'Etc/GMT+3',
      'UTC',
      'CET',
      'EST5EDT',
    ])
      expect(codesOf(timeZone, name)).toEqual([])
    // The first has the opposite sign for PostgreSQL, which knows the others not at all or as another place.
    for (const name of ['+02:00', 'AET', 'IST', 'cst', 'US/Pacific-New', 'Middle/Earth'])
      expect(codesOf(timeZone, name)).toEqual(['not_a_time_zone'])
  })
})

describe('facts', () => {
  it('are accepted up to the maximum number', () => {
    const given = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`fact_${i}`, i]))
    expect(codesOf(siteFacts, given(maxFacts))).toEqual([])
    expect(codesOf(siteFacts, given(maxFacts + 1))).toEqual(['too_many_facts'])
  })

  it('are counted before their values are validated', () => {
    const wrong = Object.fromEntries(Array.from({ length: maxFacts + 1 }, (_, i) => [`WRONG ${i}`, null]))
    expect(codesOf(siteFacts, wrong)).toEqual(['too_many_facts'])
  })
})
